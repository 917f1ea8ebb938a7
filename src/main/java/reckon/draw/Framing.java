package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import reckon.motion.Vec2;

/**
 * How a stage is laid out that shows the terms of a frame as large as can be.
 *
 * @param camera how the world lies on it
 * @param room where nothing else stands
 * @param map where the small map is
 */
public record Framing(Camera camera, Box room, Box map) {
    /** The least part of the world that is shown, m. */
    private static final double LEAST = 0.3;

    /** What lies elsewhere is shown as well if all is still at least this part as large. */
    private static final double WORTH = 0.8;

    private static final double NAMES_EM = 2.6;
    private static final double MAP_SHARE = 0.3;
    private static final double MAP_EM = 13;

    /**
     * The layout for the terms of a frame.
     *
     * @param besides what had better be seen as well, m
     * @param width the stage's width, px
     * @param height its height, px
     * @param free the part of it that is not covered
     * @param em the size of text, px
     */
    public static Framing of(
            TermFigures figures, List<Vec2> besides, double width, double height, Box free, double em) {
        Framing best = around(figures.core(), width, height, free, em);
        List<List<Vec2>> wishes = new ArrayList<>();
        wishes.add(besides);
        wishes.add(figures.elsewhere());
        List<Vec2> places = new ArrayList<>(figures.core());
        double enough = best.camera.pixelsPerMetre() * WORTH;
        for (List<Vec2> wish : wishes) {
            List<Vec2> more = new ArrayList<>(places);
            more.addAll(wish);
            Framing wider = around(more, width, height, free, em);
            if (wider.camera.pixelsPerMetre() >= enough) {
                best = wider;
                places = more;
            }
        }
        return best;
    }

    /**
     * The layout for some places, m. The map stands in the upper corner where it hides nothing; where there is none, the rest
     * makes room for it.
     *
     * @param width the stage's width, px
     * @param height its height, px
     * @param free the part of it that is not covered
     * @param em the size of text, px
     */
    public static Framing around(List<Vec2> places, double width, double height, Box free, double em) {
        Bounds bounds = Bounds.around(places).atLeast(LEAST);
        double size = Math.min(MAP_EM * em, MAP_SHARE * Math.min(free.width(), free.height() * 1.6));
        double gap = em * 0.7;
        double lower = free.top() + gap + size * 0.75;
        Box right = new Box(free.right() - gap - size, free.top() + gap, free.right() - gap, lower);
        Box left = new Box(free.left() + gap, free.top() + gap, free.left() + gap + size, lower);
        Camera whole = Camera.fitting(bounds, width, height, inner(free, em));
        for (Box map : List.of(right, left)) {
            if (!hides(map, whole, places, em)) {
                return new Framing(whole, free, map);
            }
        }
        Box below = new Box(free.left(), right.bottom(), free.right(), free.bottom());
        Box beside = new Box(free.left(), free.top(), right.left(), free.bottom());
        Camera under = Camera.fitting(bounds, width, height, inner(below, em));
        Camera next = Camera.fitting(bounds, width, height, inner(beside, em));
        return under.pixelsPerMetre() > next.pixelsPerMetre()
                ? new Framing(under, free, right)
                : new Framing(next, free, right);
    }

    /** The room without what names at its edges take. */
    private static Box inner(Box room, double em) {
        return room.shrunk(Math.min(NAMES_EM * em, Math.min(room.width(), room.height()) * 0.2));
    }

    private static boolean hides(Box map, Camera camera, List<Vec2> places, double em) {
        Box about = map.shrunk(-2 * em);
        return places.stream().anyMatch(place -> about.holds(camera.stageX(place.x()), camera.stageY(place.y())));
    }
}
