/**
 * What several parts of the window are made with: canvases that are redrawn once a pulse, and the pulse. It knows no part.
 */
@NullMarked
package reckon.app.view;

import org.jspecify.annotations.NullMarked;
