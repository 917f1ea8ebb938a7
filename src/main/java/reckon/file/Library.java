package reckon.file;

import java.util.Optional;
import reckon.network.PacketLog;
import reckon.run.Recording;

/** Where a scenario finds the files that it refers to. */
interface Library {

    /** The recording that an entry refers to; nothing, and a fault, where it cannot be had. */
    Optional<Recording> recording(Entry entry, String reference);

    /** The packet log that an entry refers to; nothing, and a fault, where it cannot be had. */
    Optional<PacketLog> log(Entry entry, String reference);
}
