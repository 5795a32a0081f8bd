/**
 * UbStack with a bug; without: subjects/explore/UbStack.java.
 *
 * Off by one: what moves to the top takes the place of the element that was there, and stays where it was.
 *
 * Explore push, pop. Shown by repOk (an element is there twice). Shortest:
 *
 * <pre>
 * push(1); push(2); push(1);
 * </pre>
 */
public class UbStack {
    private final int[] elements;
    private int size;

    public UbStack() {
        this(16);
    }

    public UbStack(int capacity) {
        elements = new int[capacity];
    }

    /** False where there is no room. */
    public boolean push(int element) {
        for (int i = 0; i < size; i++) {
            if (elements[i] == element) {
                for (int j = i; j < size - 2; j++) elements[j] = elements[j + 1];
                elements[size - 1] = element;
                return true;
            }
        }
        if (size == elements.length) return false;
        elements[size++] = element;
        return true;
    }

    public boolean pop() {
        if (size == 0) return false;
        size--;
        return true;
    }

    /** -1 where it is empty. */
    public int top() {
        return size == 0 ? -1 : elements[size - 1];
    }

    public boolean repOk() {
        if (size < 0 || size > elements.length) return false;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                if (elements[i] == elements[j]) return false;
            }
        }
        return true;
    }
}
