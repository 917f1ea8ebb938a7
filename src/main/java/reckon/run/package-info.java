/**
 * A scenario is one immutable value, a run is a pure function of it: senders, the simulator, the run and its
 * measures. It knows nothing of files or views.
 */
@NullMarked
package reckon.run;

import org.jspecify.annotations.NullMarked;
