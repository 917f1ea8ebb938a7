/**
 * Positions in the plane, timed positions (tracks) and the generators of ready tracks. It knows nothing of networks,
 * methods or views.
 */
@NullMarked
package reckon.motion;

import org.jspecify.annotations.NullMarked;
