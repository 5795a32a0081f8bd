// verdict: assertion

// The next free index is taken without a lock; both values can land in one place.
public class ArraySharedIndex {
    static final int[] LOG = new int[2];
    static int next;

    static void log(int v) {
        LOG[next++] = v;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> log(1));
        t.start();
        log(2);
        t.join();
        assert LOG[0] + LOG[1] == 3;
    }
}
