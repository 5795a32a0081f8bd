/**
 * MinStack with a bug; without: subjects/explore/bugs/fixed/MinStack.java.
 *
 * A missing equal sign: an element as small as the smallest is not noted, and when one of them goes the other is forgotten.
 *
 * Explore push, pop, min. Shown by the fixed class as oracle. Shortest:
 *
 * <pre>
 * push(1); push(1); pop(); pop();
 * </pre>
 */
public class MinStack {
    private int[] elements = new int[0];
    private int[] smallest = new int[0];

    private static int[] with(int[] array, int element) {
        int[] larger = new int[array.length + 1];
        for (int i = 0; i < array.length; i++) larger[i] = array[i];
        larger[array.length] = element;
        return larger;
    }

    private static int[] withoutLast(int[] array) {
        int[] smaller = new int[array.length - 1];
        for (int i = 0; i < smaller.length; i++) smaller[i] = array[i];
        return smaller;
    }

    public void push(int element) {
        elements = with(elements, element);
        if (smallest.length == 0 || element < smallest[smallest.length - 1]) smallest = with(smallest, element);
    }

    /** Null where it is empty. */
    public Integer pop() {
        if (elements.length == 0) return null;
        int element = elements[elements.length - 1];
        elements = withoutLast(elements);
        if (element == smallest[smallest.length - 1]) smallest = withoutLast(smallest);
        return element;
    }

    /** Null where it is empty. */
    public Integer min() {
        return elements.length == 0 ? null : smallest[smallest.length - 1];
    }
}
