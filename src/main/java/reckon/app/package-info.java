/**
 * The window. It shows what the rooms below compute, and computes nothing itself.
 */
@NullMarked
package reckon.app;

import org.jspecify.annotations.NullMarked;
