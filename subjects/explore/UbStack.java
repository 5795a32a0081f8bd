/**
 * A bounded stack of integers without repetition, in an array: `ubstack` of d'Amorim's dissertation (tables 3.2 and 4.1).
 * What is pushed again moves to the top. What is popped stays in the array behind the top, and counts.
 *
 * Explore push with 1..N (0 is what an array starts with, and gives other numbers) and pop, depth N. The capacity must be N or
 * more.
 *
 * <pre>
 * N          5     6      7       8       9       10
 * found    616  3865  27455
 * expanded 311  1909  13637  109681  991189  9922641
 * </pre>
 *
 * (N = 10 is the paper's number; we did not go that far.)
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
                for (int j = i; j < size - 1; j++) elements[j] = elements[j + 1];
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
