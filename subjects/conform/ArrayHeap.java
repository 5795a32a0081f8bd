import jaunt.spec.AbsPriorityQueue;
import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.SpecList;

/**
 * A priority queue of integers as a heap in an array (Williams 1964), with the least element first. What is not in use is 0.
 *
 * <p>Against jaunt.spec.AbsPriorityQueue.
 */
public class ArrayHeap {
    @Key private int[] items = new int[3];
    private int size;

    public boolean offer(int key) {
        if (size == items.length) {
            grow();
        }
        int at = size++;
        while (at > 0 && key < items[(at - 1) / 2]) {
            items[at] = items[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        items[at] = key;
        return true;
    }

    private void grow() {
        int[] longer = new int[2 * items.length + 1];
        for (int i = 0; i < size; i++) {
            longer[i] = items[i];
        }
        items = longer;
    }

    public Integer poll() {
        if (size == 0) {
            return null;
        }
        int least = items[0];
        int last = items[--size];
        items[size] = 0;
        if (size > 0) {
            sink(last);
        }
        return least;
    }

    /** Puts a key in the place of the first. */
    private void sink(int key) {
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && items[child + 1] < items[child]) {
                child++;
            }
            if (key <= items[child]) {
                break;
            }
            items[at] = items[child];
            at = child;
        }
        items[at] = key;
    }

    @Declarative
    public Integer peek() {
        return size == 0 ? null : (Integer) items[0];
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
        for (int i = 0; i < size; i++) {
            items[i] = 0;
        }
        size = 0;
    }

    @Declarative
    boolean repOk() {
        return items != null && 0 <= size && size <= items.length && isHeap(1) && isZero(size);
    }

    /** From an index on nothing is less than what is above it. */
    @Declarative
    private boolean isHeap(int i) {
        return i >= size || items[(i - 1) / 2] <= items[i] && isHeap(i + 1);
    }

    @Declarative
    private boolean isZero(int i) {
        return i == items.length || items[i] == 0 && isZero(i + 1);
    }

    AbsPriorityQueue abstraction() {
        return new AbsPriorityQueue(
                SpecList.indexed(size, items.length, i -> new AbsPriorityQueue.Item(items[i])));
    }
}
