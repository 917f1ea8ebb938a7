package reckon.draw;

/** The ground of a stage: its grid and its scale bar. */
public final class Floor {
    private static final double LEAST_CELL = 36;

    private Floor() {}

    /** Draws the ground, its grid and its scale bar; text is em px high. */
    public static void draw(Pen pen, Camera camera, double em) {
        draw(pen, camera, em, 0);
    }

    /** The same where something covers the foot of the stage, so many px. */
    public static void draw(Pen pen, Camera camera, double em, double covered) {
        pen.fill(0, 0, camera.width(), camera.height(), Ink.GROUND, 1);
        double cell = Scale.roundUp(LEAST_CELL / camera.pixelsPerMetre());
        Stroke line = Stroke.solid(Ink.GRID, 1);
        double firstX = Math.floor(camera.worldX(0) / cell) * cell;
        for (double x = firstX; camera.stageX(x) <= camera.width(); x += cell) {
            double place = Math.round(camera.stageX(x)) + 0.5;
            pen.line(place, 0, place, camera.height(), line);
        }
        double firstY = Math.floor(camera.worldY(camera.height()) / cell) * cell;
        for (double y = firstY; camera.stageY(y) >= 0; y += cell) {
            double place = Math.round(camera.stageY(y)) + 0.5;
            pen.line(0, place, camera.width(), place, line);
        }
        scaleBar(pen, camera, em, covered);
    }

    /** Where the scale bar with its number ends, px; whatever stands beyond hides nothing of it. */
    static double scaleBarEnd(Pen pen, Camera camera, double em) {
        double metres = metres(camera, em);
        return em * 2 + metres * camera.pixelsPerMetre() + pen.width(number(metres), lettering(em));
    }

    /** How long the scale bar is, m. */
    private static double metres(Camera camera, double em) {
        return Scale.roundUp(4 * em / camera.pixelsPerMetre());
    }

    private static String number(double metres) {
        return Scale.label(metres, metres) + " m";
    }

    private static Lettering lettering(double em) {
        return Lettering.plain(Ink.MUTED, em * 0.95);
    }

    private static void scaleBar(Pen pen, Camera camera, double em, double covered) {
        double metres = metres(camera, em);
        double length = metres * camera.pixelsPerMetre();
        double x = em;
        double y = camera.height() - covered - em;
        Stroke stroke = Stroke.solid(Ink.MUTED, Math.max(1, em / 9));
        pen.line(x, y, x + length, y, stroke);
        pen.line(x, y - em * 0.3, x, y + em * 0.3, stroke);
        pen.line(x + length, y - em * 0.3, x + length, y + em * 0.3, stroke);
        pen.label(number(metres), x + length + em * 0.5, y + em * 0.35, lettering(em));
    }
}
