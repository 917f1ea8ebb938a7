package reckon.app.drive;

import com.sun.javafx.scene.input.DragboardHelper;
import com.sun.javafx.tk.TKClipboard;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.PickResult;
import javafx.scene.input.TransferMode;
import org.testfx.util.WaitForAsyncUtils;

/** A file from elsewhere that is let fall on a node. It comes from another program, which a robot has none of. */
final class Drop {

    private Drop() {}

    static void on(Node node, Path file) {
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            Dragboard board = DragboardHelper.createDragboard(holding(file));
            send(node, board, DragEvent.DRAG_OVER);
            send(node, board, DragEvent.DRAG_DROPPED);
            return true;
        });
    }

    private static TKClipboard holding(Path file) {
        return (TKClipboard) Proxy.newProxyInstance(
                TKClipboard.class.getClassLoader(),
                new Class<?>[] {TKClipboard.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "getTransferModes" -> EnumSet.of(TransferMode.COPY);
                    case "hasContent" -> DataFormat.FILES.equals(arguments[0]);
                    case "getContent" -> List.of(file.toFile());
                    default -> null;
                });
    }

    private static void send(Node node, Dragboard board, EventType<DragEvent> type) {
        Point2D at = node.localToScene(
                node.getLayoutBounds().getCenterX(), node.getLayoutBounds().getCenterY());
        Event.fireEvent(
                node,
                new DragEvent(
                        type,
                        board,
                        at.getX(),
                        at.getY(),
                        at.getX(),
                        at.getY(),
                        TransferMode.COPY,
                        null,
                        null,
                        new PickResult(node, at.getX(), at.getY())));
    }
}
