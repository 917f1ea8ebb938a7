/**
 * The one registry of settings: key, unit, range, default and when each applies; files, controls and sweeps all
 * read it. It knows nothing of what the settings are for.
 */
@NullMarked
package reckon.setting;

import org.jspecify.annotations.NullMarked;
