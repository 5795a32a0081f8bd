/**
 * A queue of at most two integers in an array that is used in a circle.
 *
 * Linearizable. Explore with two threads: offer with 1..2 and poll.
 */
public class RingBuffer {
    private final int[] ring = new int[2];
    private int head;
    private int size;

    /** False where it is full. */
    public synchronized boolean offer(int element) {
        if (size == ring.length) return false;
        ring[(head + size) % ring.length] = element;
        size++;
        return true;
    }

    /** Null where it is empty. */
    public synchronized Integer poll() {
        if (size == 0) return null;
        int element = ring[head];
        head = (head + 1) % ring.length;
        size--;
        return element;
    }

    public synchronized boolean repOk() {
        return 0 <= size && size <= ring.length && 0 <= head && head < ring.length;
    }
}
