/**
 * RingBuffer with a bug; without: subjects/explore/bugs/threads/fixed/RingBuffer.java.
 *
 * Nothing is synchronised: data races on all fields. With two threads of one call each, from the buffer of offer(1):
 *
 * <pre>
 * poll() | poll()
 * </pre>
 *
 * can both return 1; and from the empty buffer offer(1) and offer(2) can both return true and leave one element.
 */
public class RingBuffer {
    private final int[] ring = new int[2];
    private int head;
    private int size;

    /** False where it is full. */
    public boolean offer(int element) {
        if (size == ring.length) return false;
        ring[(head + size) % ring.length] = element;
        size++;
        return true;
    }

    /** Null where it is empty. */
    public Integer poll() {
        if (size == 0) return null;
        int element = ring[head];
        head = (head + 1) % ring.length;
        size--;
        return element;
    }

    public boolean repOk() {
        return 0 <= size && size <= ring.length && 0 <= head && head < ring.length;
    }
}
