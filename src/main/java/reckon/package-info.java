/** Where the program starts. It only hands its arguments on. */
@NullMarked
package reckon;

import org.jspecify.annotations.NullMarked;
