/** How fast runs are: {@code mvn -Pbench}, or {@code mvn -Pbench -Dargs="RunBench -prof gc"}. */
@NullMarked
package reckon.bench;

import org.jspecify.annotations.NullMarked;
