/**
 * A queue of integers in an array that is used in a circle and doubles when it is full.
 *
 * Explore offer with 1..2, poll and size.
 */
public class GrowingRing {
    private int[] ring = new int[2];
    private int head;
    private int size;

    public void offer(int element) {
        if (size == ring.length) {
            int[] larger = new int[2 * ring.length];
            for (int i = 0; i < size; i++) larger[i] = ring[(head + i) % ring.length];
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
