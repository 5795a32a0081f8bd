// verdict: assertion

// The counter of free places is kept outside the lock, so an item can be overwritten.
public class BufferCountOutside {
    private final int[] ring = new int[2];
    private int in;
    private volatile int used;

    boolean offer(int v) {
        if (used == 1) return false;
        synchronized (this) {
            used = used + 1;
            assert used <= 1;
            ring[in] = v;
            in = 1 - in;
        }
        return true;
    }

    public static void main(String[] a) {
        BufferCountOutside b = new BufferCountOutside();
        new Thread(() -> b.offer(1)).start();
        b.offer(2);
    }
}
