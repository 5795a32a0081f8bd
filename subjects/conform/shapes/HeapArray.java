import jaunt.spec.Declarative;
import jaunt.spec.Key;

/** Heaps in arrays, to be counted as Korat counts them: the greatest first, of all lengths, what is not in use is null. */
public class HeapArray {
    private int size;
    @Key private Integer[] items;

    @Declarative
    boolean repOk() {
        return items != null && 0 <= size && size <= items.length && isHeap(0);
    }

    @Declarative
    private boolean isHeap(int i) {
        return i == items.length
                || (i < size ? items[i] != null && (i == 0 || items[i] <= items[(i - 1) / 2]) : items[i] == null)
                        && isHeap(i + 1);
    }
}
