/**
 * The methods compared and their measures at the right. It knows the session, and no other part of the window.
 */
@NullMarked
package reckon.app.measures;

import org.jspecify.annotations.NullMarked;
