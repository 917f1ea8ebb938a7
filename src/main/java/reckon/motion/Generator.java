package reckon.motion;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;

/** Ready tracks, a point each 20 ms, made to fit a world of about 16 m × 10 m around the origin. */
public enum Generator {
    /** A circle of 3 m radius, once in six seconds. */
    CIRCLE("circle") {
        @Override
        Vec2 at(double t, double duration) {
            return polar(3, turns(t, 6));
        }
    },
    /** A lying eight, once in eight seconds. */
    FIGURE_EIGHT("figure-eight") {
        @Override
        Vec2 at(double t, double duration) {
            double angle = turns(t, 8);
            return new Vec2(5 * Math.sin(angle), 2.5 * Math.sin(2 * angle));
        }
    },
    /** Straight lines with a sharp corner each second and a half. */
    ZIGZAG("zigzag") {
        @Override
        Vec2 at(double t, double duration) {
            return new Vec2(-7 + 14 * triangle(t / 12), -2 + 4 * triangle(t / 3));
        }
    },
    /** Two seconds of driving, one of standing, to and fro. */
    STOP_AND_GO("stop-and-go") {
        @Override
        Vec2 at(double t, double duration) {
            double legs = Math.floor(t / 3);
            double driven = legs + Math.min(1, (t - 3 * legs) / 2);
            return new Vec2(-6 + 12 * triangle(driven / 6), 1.5 * Math.sin(driven * Math.PI / 3));
        }
    },
    /** A spiral that opens. */
    SPIRAL("spiral") {
        @Override
        Vec2 at(double t, double duration) {
            return polar(0.3 + 4 * t / Math.max(duration, STEP), turns(t, 4));
        }
    },
    /** A walk whose velocity wanders; the seed says how. */
    RANDOM_WALK("random-walk") {
        @Override
        Vec2 at(double t, double duration) {
            throw new UnsupportedOperationException("a random walk has a past");
        }

        @Override
        public Track track(double duration, long seed) {
            return randomWalk(duration, seed);
        }
    },
    /** A lap: two straights and two half circles, once in ten seconds. */
    LAP("lap") {
        @Override
        Vec2 at(double t, double duration) {
            return lap(t / 10 - Math.floor(t / 10));
        }
    };

    /** The longest track that is made, s. */
    public static final double LONGEST = 3600;

    private static final double STEP = 0.02;

    /** How far from the origin a random walk may get, m. */
    private static final double HALF_WIDTH = 7.5;

    private static final double HALF_HEIGHT = 4.5;

    private final String word;

    Generator(String word) {
        this.word = word;
    }

    /** Its word in files. */
    public String word() {
        return word;
    }

    /** The generator of a word, if there is one. */
    public static Optional<Generator> of(String word) {
        return Arrays.stream(values())
                .filter(generator -> generator.word.equals(word))
                .findFirst();
    }

    abstract Vec2 at(double t, double duration);

    /**
     * The track.
     *
     * @param duration its length, s, at most {@link #LONGEST}
     * @param seed what a random walk depends on
     */
    public Track track(double duration, long seed) {
        Track track = Track.EMPTY;
        int points = points(duration);
        for (int i = 0; i <= points; i++) {
            Vec2 point = at(i * STEP, duration);
            track = track.plus(i * STEP, point.x(), point.y());
        }
        return track;
    }

    private static int points(double duration) {
        return (int) Math.round(duration / STEP);
    }

    private static double turns(double t, double period) {
        return 2 * Math.PI * t / period;
    }

    private static Vec2 polar(double radius, double angle) {
        return new Vec2(radius * Math.cos(angle), radius * Math.sin(angle));
    }

    /** Up from 0 to 1 and down again, once for each whole number. */
    private static double triangle(double phase) {
        double fraction = phase - Math.floor(phase);
        return 1 - Math.abs(2 * fraction - 1);
    }

    private static Vec2 lap(double share) {
        double straight = 8;
        double radius = 2.5;
        double bend = Math.PI * radius;
        double way = share * 2 * (straight + bend);
        if (way < straight) {
            return new Vec2(way - straight / 2, -radius);
        }
        if (way < straight + bend) {
            double angle = (way - straight) / radius - Math.PI / 2;
            return new Vec2(straight / 2, 0).plus(polar(radius, angle));
        }
        if (way < 2 * straight + bend) {
            return new Vec2(straight / 2 - (way - straight - bend), radius);
        }
        double angle = (way - 2 * straight - bend) / radius + Math.PI / 2;
        return new Vec2(-straight / 2, 0).plus(polar(radius, angle));
    }

    private static Track randomWalk(double duration, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Track track = Track.EMPTY;
        Vec2 position = Vec2.ZERO;
        Vec2 velocity = Vec2.ZERO;
        int points = points(duration);
        for (int i = 0; i <= points; i++) {
            track = track.plus(i * STEP, position.x(), position.y());
            // drag and weak springs keep the walk on the stage; where they do not it bounces off the edge
            Vec2 push = new Vec2(random.nextGaussian(), random.nextGaussian()).times(4 * Math.sqrt(STEP));
            Vec2 pull = new Vec2(1.2 * position.x(), 3 * position.y()).plus(velocity);
            velocity = velocity.plus(push).minus(pull.times(STEP));
            Vec2 next = position.plus(velocity.times(STEP));
            boolean beyondX = Math.abs(next.x()) > HALF_WIDTH;
            boolean beyondY = Math.abs(next.y()) > HALF_HEIGHT;
            velocity = new Vec2(beyondX ? -velocity.x() : velocity.x(), beyondY ? -velocity.y() : velocity.y());
            position = beyondX || beyondY ? position.plus(velocity.times(STEP)) : next;
        }
        return track;
    }
}
