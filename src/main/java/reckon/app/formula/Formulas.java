package reckon.app.formula;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/** Sets formulas in running text. They appear once the fonts have been read. */
public final class Formulas {
    private final Typesetter typesetter = new Typesetter();
    private List<Runnable> waiting = new ArrayList<>();

    /** A formula in TeX, as large as the text around it, standing on its line. */
    public Region formula(String tex) {
        TextFormula formula = new TextFormula(tex);
        if (typesetter.ready(this::appear)) {
            formula.show(typesetter);
        } else {
            waiting.add(() -> formula.show(typesetter));
        }
        return formula;
    }

    private void appear() {
        List<Runnable> all = waiting;
        waiting = new ArrayList<>();
        all.forEach(Runnable::run);
    }
}
