package reckon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** One worked example: what goes in and what must come out, by name. */
record Example(Map<String, Object> values) {

    @SuppressWarnings("unchecked")
    static Example of(Object node) {
        return new Example((Map<String, Object>) node);
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    /** What stands under a key, which must be there. */
    Object get(String key) {
        Object value = values.get(key);
        if (value == null) {
            throw new AssertionError("no " + key + " in " + values.keySet());
        }
        return value;
    }

    Example inner(String key) {
        return of(get(key));
    }

    double number(String key) {
        return number(get(key));
    }

    static double number(Object node) {
        return node instanceof Number number ? number.doubleValue() : Double.parseDouble((String) node);
    }

    long whole(String key) {
        return Long.parseLong(String.valueOf(get(key)));
    }

    List<?> list(String key) {
        return (List<?>) get(key);
    }

    double[] numbers(String key) {
        return list(key).stream().mapToDouble(Example::number).toArray();
    }

    Vec2 vector(String key) {
        return vector(get(key));
    }

    static Vec2 vector(Object node) {
        List<?> pair = (List<?>) node;
        assertEquals(2, pair.size(), "a vector has two coordinates");
        return new Vec2(number(pair.getFirst()), number(pair.getLast()));
    }

    /** A PDU's position, velocity and acceleration. */
    Kinematics motion(String key) {
        Example pdu = inner(key);
        return new Kinematics(pdu.vector("p"), pdu.vector("v"), pdu.vector("a"));
    }

    /** One column of a list of rows. */
    double[] column(String key, int index) {
        List<Double> column = new ArrayList<>();
        for (Object row : list(key)) {
            column.add(number(((List<?>) row).get(index)));
        }
        return column.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** That the value under a key is met to 1e-9 of itself or to 1e-12. */
    void expect(String key, double actual) {
        close(number(key), actual, key);
    }

    /** That the vector under a key is met. */
    void expect(String key, Vec2 actual) {
        close(vector(key), actual, key);
    }

    static void close(Vec2 expected, Vec2 actual, String what) {
        close(expected.x(), actual.x(), what + ", x");
        close(expected.y(), actual.y(), what + ", y");
    }

    static void close(double expected, double actual, String what) {
        assertEquals(expected, actual, Math.max(1e-12, 1e-9 * Math.abs(expected)), what);
    }
}
