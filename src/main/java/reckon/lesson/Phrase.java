package reckon.lesson;

import java.util.List;
import java.util.Optional;

/** A part of a condition, with its dimension checked. */
sealed interface Phrase {

    /** Whether it can differ from frame to frame. */
    boolean framewise();

    /** A number on each frame, in SI units; NaN where there is none. */
    sealed interface Figure extends Phrase {
        /** Its dimension. */
        Dimension dimension();
    }

    /** Something true or false on each frame. */
    sealed interface Clause extends Phrase {}

    /**
     * One of some words on each frame.
     *
     * @param name its name
     * @param words what it can be
     * @param framewise whether it can differ from frame to frame
     * @param source where it is read
     */
    record Word(String name, List<String> words, boolean framewise, WordSource source) implements Phrase {}

    /** Where a number is read. */
    interface Source {
        /** Its value in the unit of the registry on a frame; NaN where there is none. */
        double at(Scene scene, int frame);
    }

    /** Where a word is read. */
    interface WordSource {
        /** The word on a frame; nothing where there is none. */
        Optional<String> at(Scene scene, int frame);
    }

    /** A number that is written. */
    record Given(Token token) implements Figure {
        @Override
        public Dimension dimension() {
            return token.unit().dimension();
        }

        @Override
        public boolean framewise() {
            return false;
        }
    }

    /**
     * A number with a name.
     *
     * @param name its name, as it is written
     * @param unit the unit of its source
     * @param framewise whether it can differ from frame to frame
     * @param optional whether it is a setting that may be nothing, which is unlike every number
     * @param source where it is read
     */
    record Named(String name, UnitOfMeasure unit, boolean framewise, boolean optional, Source source)
            implements Figure {
        @Override
        public Dimension dimension() {
            return unit.dimension();
        }
    }

    /** What can be done with two numbers. */
    enum Operator {
        PLUS,
        MINUS,
        TIMES,
        OVER
    }

    /** Two numbers made into one. */
    record Operated(Operator operator, Figure left, Figure right) implements Figure {
        @Override
        public Dimension dimension() {
            return switch (operator) {
                case PLUS, MINUS -> left.dimension();
                case TIMES -> left.dimension().times(right.dimension());
                case OVER -> left.dimension().over(right.dimension());
            };
        }

        @Override
        public boolean framewise() {
            return left.framewise() || right.framewise();
        }
    }

    /** A number with its sign turned. */
    record Negative(Figure inner) implements Figure {
        @Override
        public Dimension dimension() {
            return inner.dimension();
        }

        @Override
        public boolean framewise() {
            return inner.framewise();
        }
    }

    /** What can be made of the values on all frames. */
    enum Fold {
        MAX,
        MIN,
        MEAN
    }

    /** One number made of those on all frames. */
    record Folded(Fold fold, Figure inner) implements Figure {
        @Override
        public Dimension dimension() {
            return inner.dimension();
        }

        @Override
        public boolean framewise() {
            return false;
        }
    }

    /** A number at a moment. */
    record AtMoment(Figure moment, Figure inner) implements Figure {
        @Override
        public Dimension dimension() {
            return inner.dimension();
        }

        @Override
        public boolean framewise() {
            return moment.framewise();
        }
    }

    /** Either or both. */
    record Or(Clause left, Clause right) implements Clause {
        @Override
        public boolean framewise() {
            return left.framewise() || right.framewise();
        }
    }

    /** Both. */
    record And(Clause left, Clause right) implements Clause {
        @Override
        public boolean framewise() {
            return left.framewise() || right.framewise();
        }
    }

    /** The opposite. */
    record Not(Clause inner) implements Clause {
        @Override
        public boolean framewise() {
            return inner.framewise();
        }
    }

    /** Two numbers compared. */
    record Compared(Figure left, String sign, Figure right) implements Clause {
        @Override
        public boolean framewise() {
            return left.framewise() || right.framewise();
        }
    }

    /** A number near another. */
    record Within(Figure left, Figure right, Figure tolerance) implements Clause {
        @Override
        public boolean framewise() {
            return left.framewise() || right.framewise() || tolerance.framewise();
        }
    }

    /** A setting that is nothing, or something. */
    record IsNothing(Named setting, boolean equal) implements Clause {
        @Override
        public boolean framewise() {
            return false;
        }
    }

    /** A word compared. */
    record IsWord(Word left, String word, boolean equal) implements Clause {
        @Override
        public boolean framewise() {
            return left.framewise();
        }
    }
}
