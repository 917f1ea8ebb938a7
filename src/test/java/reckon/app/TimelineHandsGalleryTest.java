package reckon.app;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import javafx.scene.Scene;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.session.Session;
import reckon.app.timeline.TimelineView;
import reckon.draw.Theme;
import reckon.draw.TimelineLayout;
import reckon.explain.Symbol;
import reckon.network.StallSpan;
import reckon.setting.Settings;
import reckon.text.Language;

/** Leaves pictures of packets and stalls that are lit or were in a hand under target/gallery, for a person to look at. */
@ExtendWith(ApplicationExtension.class)
class TimelineHandsGalleryTest {
    static Stream<Arguments> looks() {
        return Stream.of(Language.values())
                .flatMap(language -> Stream.of(Theme.values()).map(theme -> Arguments.of(language, theme)));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void inTheHand(Language language, Theme theme) throws IOException {
        WindowFixture fixture = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new WindowFixture(language, theme));
        Scene scene = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new Scene(fixture.window, 1000, 700));
        String look = language.tag() + "-" + theme.name().toLowerCase(Locale.ROOT);
        Session session = fixture.session;
        WindowFixture.onScreen(() -> session.openReady("demo"));
        fixture.settled();
        GalleryPicture.take(fixture, scene, "lane-whole-" + look);
        TimelineView timeline = (TimelineView) scene.lookup("#timeline");
        TimelineGestures gestures = new TimelineGestures(timeline);
        WindowFixture.onScreen(() -> {
            session.playback().seek(4.75);
            gestures.wheel(0.3, 0.5, 9);
            session.walk().openProperty().set(true);
            session.walk().pointedProperty().set(Optional.of(Symbol.AVE_ACCELERATION));
        });
        GalleryPicture.take(fixture, scene, "lane-lit-" + look);
        WindowFixture.onScreen(() -> {
            session.walk().pointedProperty().set(Optional.empty());
            session.walk().openProperty().set(false);
            int place = session.simulations().runProperty().get().packetsSentBy(3.52);
            session.fates().grab(place);
            session.fates().arriveAt(4.05);
            session.fates().release();
            session.fates().lose(place + 4);
        });
        fixture.settled();
        TimelineLayout layout = timeline.geometry();
        WindowFixture.onScreen(
                () -> gestures.rest(layout.scale().x(4.05) / layout.width(), layout.arrivedY() / layout.height()));
        GalleryPicture.take(fixture, scene, "lane-hand-" + look);
        WindowFixture.onScreen(() -> gestures.rest(layout.scale().x(4.8) / layout.width(), 0.85));
        GalleryPicture.take(fixture, scene, "lane-stall-" + look);
        WindowFixture.onScreen(() -> gestures.rest(
                layout.scale().x(4.5) / layout.width(), (layout.arrivedY() + 1.85 * layout.em()) / layout.height()));
        GalleryPicture.take(fixture, scene, "lane-bar-" + look);
        WindowFixture.onScreen(() -> session.set(Settings.STALL_EVERY, OptionalDouble.of(0.8), null));
        double random = fixture.settled().stalls().stream()
                .filter(StallSpan::random)
                .findFirst()
                .orElseThrow()
                .from();
        WindowFixture.onScreen(() -> session.playback().seek(random + 0.5));
        WindowFixture.onScreen(() -> gestures.rest(
                timeline.geometry().scale().x(random) / timeline.geometry().width(), 0.85));
        GalleryPicture.take(fixture, scene, "lane-random-" + look);
        fixture.close();
    }
}
