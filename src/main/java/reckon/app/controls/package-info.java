/**
 * The settings at the left, made from the one registry. It knows the session, and no other part of the window.
 */
@NullMarked
package reckon.app.controls;

import org.jspecify.annotations.NullMarked;
