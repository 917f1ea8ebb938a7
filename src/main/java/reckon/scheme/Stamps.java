package reckon.scheme;

import java.util.OptionalDouble;

/**
 * What the server stamps on what it sends on, by its own clock.
 *
 * @param sent when it leaves, s (the article's CurrentTime)
 * @param received when the server had the command, s
 * @param t0 when the command was given, as far as is known, s
 * @param start when all are to start, s; nothing: on receipt
 */
record Stamps(double sent, double received, double t0, OptionalDouble start) {}
