// verdict: assertion

// Every thread has its own entry, but all entries refer to the same counter.
public class LocalSharedObject {
    static final int[] COUNTER = new int[1];
    static final ThreadLocal<int[]> MINE = ThreadLocal.withInitial(() -> COUNTER);

    public static void main(String[] a) throws InterruptedException {
        Runnable r = () -> MINE.get()[0]++;
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        assert COUNTER[0] == 2;
    }
}
