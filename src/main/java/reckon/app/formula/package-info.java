/**
 * The formula panel: the terms of what is explained, typeset, to walk through, to point at and to drag. It shows what the walk
 * has, and computes nothing.
 */
@NullMarked
package reckon.app.formula;

import org.jspecify.annotations.NullMarked;
