/**
 * The timeline: packets, stalls and errors over time, and the playhead to drag. It knows the session, and no other part of
 * the window.
 */
@NullMarked
package reckon.app.timeline;

import org.jspecify.annotations.NullMarked;
