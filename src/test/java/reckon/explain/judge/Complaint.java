package reckon.explain.judge;

import reckon.explain.Symbol;

/**
 * Something that is wrong on a worksheet.
 *
 * @param symbol with which term
 * @param finding what
 * @param detail in words
 */
public record Complaint(Symbol symbol, Finding finding, String detail) {}
