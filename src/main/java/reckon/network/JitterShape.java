package reckon.network;

/** How a delay varies about its middle; a deviate is multiplied by the jitter. */
public enum JitterShape {
    /** Even between −1 and 1. */
    UNIFORM {
        @Override
        double deviate(double u, double second) {
            return 2 * u - 1;
        }
    },
    /** Normal with standard deviation 1 (Box and Muller). */
    NORMAL {
        @Override
        double deviate(double u, double second) {
            return Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * second);
        }
    },
    /** The table of Linux netem: a long tail, cut at 4; standard deviation 0.82. */
    PARETO {
        @Override
        double deviate(double u, double second) {
            return Math.min(4, (4.0 / 3) * (Math.pow(1 - u, -1.0 / 3) - 1.5));
        }
    };

    /** The deviate of two draws in [0, 1). */
    abstract double deviate(double u, double second);
}
