/**
 * Judges worksheets from outside: reads what they print as anyone would who has only the paper, works it out anew with its
 * units, and says what does not come out. It shares no code with the writing of formulas.
 */
@NullMarked
package reckon.explain.judge;

import org.jspecify.annotations.NullMarked;
