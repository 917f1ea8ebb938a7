package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Mode;
import reckon.app.session.Sheet;
import reckon.draw.Theme;
import reckon.text.Language;

/** In the colours for a projector all that is to be read in the window stands out from what is behind it by 7 : 1. */
@ExtendWith(ApplicationExtension.class)
class ProjectorTest {
    private static final double LEAST = 7;

    private WindowFixture fixture;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.PROJECTOR);
        fixture.show(stage, 1440, 900);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @ParameterizedTest
    @EnumSource
    void everyReadoutOfARunStandsOut(Language language) {
        WindowFixture.onScreen(() -> {
            fixture.session.look().languageProperty().set(language);
            fixture.session.openReady("demo");
            fixture.session.walk().openProperty().set(true);
        });
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session.playback().seek(8.9));
        for (Sheet sheet : Sheet.values()) {
            WindowFixture.onScreen(() -> fixture.session.walk().sheetProperty().set(sheet));
            assertStandsOut(40);
        }
        WindowFixture.onScreen(() -> fixture.window.fold(List.of("formula")));
        assertStandsOut(40);
    }

    @ParameterizedTest
    @EnumSource
    void everyReadoutOfAGameStandsOut(Language language) {
        WindowFixture.onScreen(() -> {
            fixture.session.look().languageProperty().set(language);
            fixture.session.turnTo(Mode.SCHEMES);
        });
        fixture.played();
        WindowFixture.onScreen(() -> fixture.window.fold(List.of("formula")));
        assertStandsOut(40);
    }

    private void assertStandsOut(int least) {
        WindowFixture.onScreen(() -> {
            fixture.window.applyCss();
            fixture.window.layout();
        });
        WindowFixture.onScreen(() -> {
            List<String> pale = new ArrayList<>();
            int read = look(fixture.window, Color.WHITE, 1, pale);
            assertEquals(List.of(), pale);
            assertTrue(read >= least, () -> "there was something to read: " + read);
        });
    }

    /** Looks at what is to be read in a part of the window; how much that is. */
    private static int look(Node node, Color behind, double opacity, List<String> pale) {
        // what cannot be used now is allowed to be pale
        if (!node.isVisible() || node.isDisabled()) {
            return 0;
        }
        double seen = opacity * node.getOpacity();
        if (node instanceof Text || node instanceof SVGPath) {
            return judge((Shape) node, behind, seen, pale);
        }
        int read = 0;
        if (node instanceof Parent parent) {
            Color ground = ground(node).orElse(behind);
            for (Node child : parent.getChildrenUnmodifiable()) {
                read += look(child, ground, seen, pale);
            }
        }
        return read;
    }

    private static int judge(Shape shape, Color behind, double opacity, List<String> pale) {
        boolean words = shape instanceof SVGPath
                || shape instanceof FontIcon
                || (shape instanceof Text text && !text.getText().isBlank());
        if (!words || !(shape.getFill() instanceof Color fill) || fill.getOpacity() == 0) {
            return 0;
        }
        double contrast = contrast(behind.interpolate(opaque(fill), opacity * fill.getOpacity()), behind);
        if (contrast < LEAST) {
            pale.add(shape + " in " + shape.getParent() + ": " + contrast);
        }
        return 1;
    }

    private static Color opaque(Color colour) {
        return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    /** What a part of the window fills itself with. */
    private static Optional<Color> ground(Node node) {
        if (!(node instanceof Region region) || region.getBackground() == null) {
            return Optional.empty();
        }
        return region.getBackground().getFills().reversed().stream()
                .map(BackgroundFill::getFill)
                .filter(fill -> fill instanceof Color colour && colour.getOpacity() == 1)
                .map(Color.class::cast)
                .findFirst();
    }

    private static double contrast(Color one, Color other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double share) {
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
