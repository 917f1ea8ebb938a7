/**
 * Terms and worksheets: what a computation says of itself while it goes on, by symbol, value, unit and origin, and how a
 * formula is written down. It computes nothing, and knows nothing of networks, methods or screens.
 */
@NullMarked
package reckon.explain;

import org.jspecify.annotations.NullMarked;
