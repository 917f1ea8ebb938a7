package reckon.run;

import java.util.Optional;
import reckon.motion.Track;
import reckon.network.PacketLog;

/**
 * What a recording says.
 *
 * @param track where the entity was
 * @param delays the one-way delays that were recorded with it, if any
 */
public record Recording(Track track, Optional<PacketLog> delays) {}
