package reckon.app.session;

import reckon.explain.Worksheet;
import reckon.method.Form;

/**
 * A worksheet that was told in both forms, for comparison.
 *
 * @param form the form that counts
 * @param worksheet its terms
 * @param other the terms in the other form
 */
public record Told(Form form, Worksheet worksheet, Worksheet other) {}
