package reckon.draw;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import reckon.explain.Role;

/**
 * What stands out on a timeline.
 *
 * @param lit the numbers of the updates that the lit term was made from
 * @param role the part that this term plays, by which it has its colour
 * @param chosen the place in the run of the packet that is chosen, if one is
 * @param pointed the place of the packet that is pointed at, if one is
 * @param grip the part of a stall that is pointed at or held, if one is
 */
public record Spotlight(
        List<Integer> lit, Role role, OptionalInt chosen, OptionalInt pointed, Optional<StallGrip> grip) {
    /** Nothing does. */
    public static final Spotlight NONE =
            new Spotlight(List.of(), Role.UPDATE, OptionalInt.empty(), OptionalInt.empty(), Optional.empty());
}
