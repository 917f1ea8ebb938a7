/**
 * The window's second use: a game that is kept together by a synchronisation scheme, as a space-time diagram and a screen a
 * node. It shows what was played, and plays nothing itself.
 */
@NullMarked
package reckon.app.scheme;

import org.jspecify.annotations.NullMarked;
