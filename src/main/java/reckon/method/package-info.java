/**
 * How a receiver draws what it cannot know: estimators, predictors, convergences, and the epochs that a method goes
 * through. It knows nothing of scenarios, runs or views.
 */
@NullMarked
package reckon.method;

import org.jspecify.annotations.NullMarked;
