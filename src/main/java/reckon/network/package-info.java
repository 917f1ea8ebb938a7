/**
 * What happens to a packet between its sending and its arrival: delay, loss, duplicates, rate and stalls, all of it
 * a function of the seed. It knows nothing of what the packets say.
 */
@NullMarked
package reckon.network;

import org.jspecify.annotations.NullMarked;
