/**
 * The game synchronisation schemes: how a whole game keeps its screens together. It knows the network and what lies
 * below it, but not runs of methods.
 */
@NullMarked
package reckon.scheme;

import org.jspecify.annotations.NullMarked;
