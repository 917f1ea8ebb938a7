/**
 * Scenarios, recordings and tables on disk: a document is read, written and kept as a person wrote it. It knows nothing of
 * views; what a setting is called and may be it takes from the registry.
 */
@NullMarked
package reckon.file;

import org.jspecify.annotations.NullMarked;
