/**
 * GrowingRing with a bug; without: subjects/explore/bugs/fixed/GrowingRing.java.
 *
 * The wrong order: when the array grows, what was in a circle is copied as if it were in a line.
 *
 * Explore offer, poll. Shown by java.util.ArrayDeque as oracle: poll. Shortest:
 *
 * <pre>
 * offer(1); offer(1); poll(); offer(2); offer(1); poll();
 * </pre>
 */
public class GrowingRing {
    private int[] ring = new int[2];
    private int head;
    private int size;

    public void offer(int element) {
        if (size == ring.length) {
            int[] larger = new int[2 * ring.length];
            for (int i = 0; i < size; i++) larger[i] = ring[i];
            ring = larger;
            head = 0;
        }
        ring[(head + size) % ring.length] = element;
        size++;
    }

    /** Null where it is empty. */
    public Integer poll() {
        if (size == 0) return null;
        int element = ring[head];
        ring[head] = 0;
        head = (head + 1) % ring.length;
        size--;
        return element;
    }

    public int size() {
        return size;
    }

    /** What is not in use is cleared. */
    public boolean repOk() {
        if (size < 0 || size > ring.length || head < 0 || head >= ring.length) return false;
        for (int i = size; i < ring.length; i++) {
            if (ring[(head + i) % ring.length] != 0) return false;
        }
        return true;
    }
}
