package reckon.run;

import java.util.SplittableRandom;
import reckon.motion.Track;

/** Random paths of at most three seconds, among them those that trouble programs. */
final class RandomTracks {
    private static final int KINDS = 8;

    private final SplittableRandom random;
    private Track track = Track.EMPTY;
    private double time;
    private double x;
    private double y;

    RandomTracks(SplittableRandom random) {
        this.random = random;
    }

    Track next() {
        track = Track.EMPTY;
        time = 0;
        x = random.nextDouble(-5, 5);
        y = random.nextDouble(-5, 5);
        switch (random.nextInt(KINDS)) {
            case 0 -> point();
            case 1 -> standing();
            case 2 -> wander(() -> jump(1e7));
            case 3 -> wander(this::teleportNow);
            case 4 -> wander(this::twiceAtOnce);
            case 5 -> late();
            case 6 -> stopAndGo();
            default -> wander(() -> {});
        }
        return track;
    }

    private void point() {
        track = track.plus(time, x, y);
    }

    private void step(double seconds, double speed) {
        time += seconds;
        double angle = random.nextDouble(2 * Math.PI);
        x += speed * seconds * Math.cos(angle);
        y += speed * seconds * Math.sin(angle);
        point();
    }

    /** Points at times that no clock has, such as a mouse sends them. */
    private void wander(Runnable now) {
        point();
        int points = random.nextInt(2, 120);
        for (int i = 0; i < points; i++) {
            if (i == points / 2) {
                now.run();
            }
            step(random.nextInt(3) == 0 ? 0.01 : random.nextDouble(0.001, 0.04), 6);
        }
    }

    private void jump(double metres) {
        x += random.nextDouble(-metres, metres);
        y += random.nextDouble(-metres, metres);
    }

    private void teleportNow() {
        jump(40);
        point();
    }

    private void twiceAtOnce() {
        jump(1);
        point();
        point();
        jump(1);
        point();
    }

    private void standing() {
        for (int i = 0; i < 5; i++) {
            point();
            time += 0.3;
        }
    }

    private void late() {
        time = random.nextDouble(0.5, 2);
        wander(() -> {});
    }

    private void stopAndGo() {
        point();
        for (int i = 0; i < 6; i++) {
            step(0.25, i % 2 == 0 ? 8 : 0);
        }
    }
}
