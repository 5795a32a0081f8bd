import jaunt.spec.AbsList;
import jaunt.spec.AbsQueue;
import jaunt.spec.Declarative;
import jaunt.spec.SpecList;
import jaunt.spec.Value;

/**
 * A queue as an array that is used in a circle. What is not in use is null, so that nothing is kept alive.
 *
 * <p>Against jaunt.spec.AbsQueue.
 */
public class RingBuffer {
    @Value private Object[] items = new Object[2];

    /** Where the first element is. */
    private int head;

    private int size;

    @Declarative
    private int index(int i) {
        return head + i < items.length ? head + i : head + i - items.length;
    }

    public boolean offer(Object value) {
        if (size == items.length) {
            grow();
        }
        items[index(size)] = value;
        size++;
        return true;
    }

    private void grow() {
        Object[] longer = new Object[2 * items.length];
        for (int i = 0; i < size; i++) {
            longer[i] = items[index(i)];
        }
        items = longer;
        head = 0;
    }

    public Object poll() {
        if (size == 0) {
            return null;
        }
        Object first = items[head];
        items[head] = null;
        head = index(1);
        size--;
        return first;
    }

    @Declarative
    public Object peek() {
        return size == 0 ? null : items[head];
    }

    @Declarative
    public boolean isEmpty() {
        return size == 0;
    }

    @Declarative
    public int size() {
        return size;
    }

    public void clear() {
        for (int i = 0; i < items.length; i++) {
            items[i] = null;
        }
        head = 0;
        size = 0;
    }

    @Declarative
    boolean repOk() {
        return items != null
                && 0 <= head
                && head < items.length
                && 0 <= size
                && size <= items.length
                && isFree(size);
    }

    /** Nothing is in the places behind the last element, counted from the head. */
    @Declarative
    private boolean isFree(int i) {
        return i == items.length || items[index(i)] == null && isFree(i + 1);
    }

    AbsQueue abstraction() {
        return new AbsQueue(SpecList.indexed(size, items.length, i -> new AbsList.Item(items[index(i)])));
    }
}
