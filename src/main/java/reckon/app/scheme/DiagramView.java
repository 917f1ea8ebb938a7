package reckon.app.scheme;

import java.util.Optional;
import java.util.OptionalInt;
import reckon.app.session.Session;
import reckon.app.timeline.BookmarkPointer;
import reckon.app.timeline.TimeWindow;
import reckon.app.view.Pulse;
import reckon.app.view.StoryPopup;
import reckon.draw.DiagramLayout;
import reckon.draw.GameDiagram;
import reckon.draw.GameSpotlight;
import reckon.draw.Pen;
import reckon.scheme.GameRun;
import reckon.scheme.Letter;

/** The space-time diagram of the game that is open: to move about on, to scrub, and to take messages into the hand. */
public final class DiagramView extends GameView {
    private final TimeWindow window;
    private final DiagramPointer pointer;
    private final BookmarkPointer bookmarks;
    private Optional<Letter> chosen = Optional.empty();
    private final StoryPopup story = new StoryPopup("letter-story");

    /** The diagram of a session's game. */
    public DiagramView(Session session, GameSight sight, TimeWindow window, Pulse pulse) {
        super(session, sight, pulse);
        this.window = window;
        setId("diagram");
        getStyleClass().add("timeline");
        this.bookmarks =
                new BookmarkPointer(this, session, canvas(), () -> geometry().scale(), "game-bookmark-story");
        getChildren().addAll(story, bookmarks.popup());
        this.pointer = new DiagramPointer(this, window);
        session.play().runs().runProperty().addListener((value, before, after) -> {
            // what was chosen stays so, wherever it now stands
            sight.letterProperty().set(chosen.map(session.letters()::placeOf).orElse(OptionalInt.empty()));
            pointer.runChanged();
        });
        sight.letterProperty().addListener((value, before, after) -> chosen = letter(after));
        window.spanProperty().addListener((value, before, after) -> canvas().all());
        sight.letterProperty().addListener((value, before, after) -> canvas().moved());
    }

    private Optional<Letter> letter(OptionalInt place) {
        return place.isPresent() ? Optional.of(run().letters().get(place.getAsInt())) : Optional.empty();
    }

    private GameRun run() {
        return session().play().run();
    }

    /** What is drawn, of the game that is shown. */
    GameDiagram diagram() {
        return session().play().runs().diagramProperty().get();
    }

    /** What stands where. */
    public DiagramLayout geometry() {
        return diagram()
                .layout(
                        window.spanProperty().get(),
                        canvas().getWidth(),
                        canvas().getHeight(),
                        em(),
                        DiagramLayout.Detail.FULL);
    }

    /** The message at whose end a place is, by its place among those of the run. */
    public OptionalInt letterEndAt(double x, double y) {
        return diagram().letterEndAt(geometry(), x, y);
    }

    /** Notes that what the pointer is at may be another. */
    void pointed() {
        canvas().moved();
        OptionalInt letter = pointer.letter();
        story.setVisible(letter.isPresent());
        letter.ifPresent(place -> {
            LetterStory told = new LetterStory(run(), place, session().look().texts());
            story.tell(told.title(), told.lines());
            story.place(pointer.x(), pointer.y(), getLayoutBounds());
        });
    }

    @Override
    void ground(Pen pen) {
        diagram().ground(pen, moment(run()), geometry());
    }

    @Override
    void now(Pen pen) {
        int event = session().play().eventProperty().get();
        boolean stepped = session().play().stepped();
        GameSpotlight spotlight = new GameSpotlight(
                stepped && event >= 0 ? OptionalInt.of(event) : OptionalInt.empty(),
                sight().letterProperty().get(),
                pointer.letter());
        diagram().now(pen, moment(run()), geometry(), spotlight);
        bookmarks.draw(pen, em());
        veil(pen, geometry().scale(), 0, geometry().bottom() + em());
    }
}
