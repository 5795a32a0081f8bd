/**
 * A priority queue as a heap in an array: `heaparray` of d'Amorim's dissertation (table 4.1). The array starts without room,
 * grows by one and never shrinks, so that an object remembers how large it was; a place that is given up is cleared. (Of the
 * ways to grow and to clear that we tried only this one gives the paper's numbers.)
 *
 * Explore insert with 1..N and extractMax, depth N.
 *
 * <pre>
 * N           5      6       7       8        9       10
 * found     746   4929   44240
 * expanded  238   1505   10343   97092   804809  8722946
 * </pre>
 *
 * (N = 10 is the paper's number; we did not go that far.)
 */
public class HeapArray {
    private int[] heap = new int[0];
    private int size;

    public void insert(int element) {
        if (size == heap.length) {
            int[] larger = new int[size + 1];
            for (int i = 0; i < size; i++) larger[i] = heap[i];
            heap = larger;
        }
        int at = size++;
        while (at > 0 && heap[(at - 1) / 2] < element) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = element;
    }

    /** -1 where it is empty. */
    public int extractMax() {
        if (size == 0) return -1;
        int max = heap[0];
        size--;
        int element = heap[size];
        heap[size] = 0;
        if (size > 0) sink(element);
        return max;
    }

    /** An element takes the place of the root. */
    private void sink(int element) {
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && heap[child + 1] > heap[child]) child++;
            if (heap[child] <= element) break;
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = element;
    }

    public boolean repOk() {
        if (size < 0 || size > heap.length) return false;
        for (int i = 1; i < size; i++) {
            if (heap[(i - 1) / 2] < heap[i]) return false;
        }
        for (int i = size; i < heap.length; i++) {
            if (heap[i] != 0) return false;
        }
        return true;
    }
}
