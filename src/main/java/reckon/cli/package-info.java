/**
 * The command line: commands that read scenarios and write tables, and the way to the window. It knows nothing of how the
 * window is made, and loads none of it.
 */
@NullMarked
package reckon.cli;

import org.jspecify.annotations.NullMarked;
