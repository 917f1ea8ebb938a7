/**
 * What is open and where the playhead is: the model that all parts of the window share. It knows no view.
 */
@NullMarked
package reckon.app.session;

import org.jspecify.annotations.NullMarked;
