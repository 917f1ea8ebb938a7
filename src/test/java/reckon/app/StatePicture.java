package reckon.app;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A picture of a state in a look. */
record StatePicture(GalleryState state, GalleryLook look) {

    /** Every state once, in one look or another; those that one window can show stand in a row. */
    static Stream<StatePicture> sample() {
        List<GalleryState> states = GalleryStates.all();
        List<GalleryLook> looks = GalleryLook.IN_TURN;
        return inARow(IntStream.range(0, states.size()).mapToObj(i -> of(states.get(i), looks.get(i % looks.size()))));
    }

    /** Every state in every look; those that one window can show stand in a row. */
    static Stream<StatePicture> all() {
        return inARow(GalleryStates.all().stream()
                .flatMap(state -> GalleryLook.ALL.stream().map(look -> of(state, look)))
                .distinct());
    }

    /** What is open over a window is pictured where there is a screen for it. */
    private static StatePicture of(GalleryState state, GalleryLook look) {
        return new StatePicture(state, state.onScreen() ? look.small() : look);
    }

    private static Stream<StatePicture> inARow(Stream<StatePicture> pictures) {
        return pictures.sorted(Comparator.comparing((StatePicture picture) -> picture.state.onScreen())
                .thenComparing(picture -> picture.look.toString()));
    }

    @Override
    public String toString() {
        return state.name() + "-" + look;
    }
}
