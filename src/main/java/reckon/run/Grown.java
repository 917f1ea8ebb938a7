package reckon.run;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * A list that only grows. A view of it keeps the length it had and shares the rest, so that a run can be looked at while the
 * simulation goes on, without a copy.
 */
final class Grown<T> {
    private Object[] items = new Object[16];
    private int size;

    void add(T item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = item;
    }

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    T get(int index) {
        return (T) items[index];
    }

    T last() {
        return get(size - 1);
    }

    List<T> view() {
        return new View<>(items, size);
    }

    private static final class View<T> extends AbstractList<T> implements RandomAccess {
        private final Object[] items;
        private final int size;

        View(Object[] items, int size) {
            this.items = items;
            this.size = size;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T get(int index) {
            if (index >= size) {
                throw new IndexOutOfBoundsException(index + " of " + size);
            }
            return (T) items[index];
        }

        @Override
        public int size() {
            return size;
        }
    }
}
