/**
 * The two stages: the true path, on which one draws, and what a remote player sees. It knows the session, and no other part
 * of the window.
 */
@NullMarked
package reckon.app.stage;

import org.jspecify.annotations.NullMarked;
