// verdict: assertion

// Read and write are each locked, but the lock is given up between them.
public class LostUpdateSplitLock {
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int v) {
        value = v;
    }

    public static void main(String[] a) throws InterruptedException {
        final LostUpdateSplitLock c = new LostUpdateSplitLock();
        Thread[] ts = new Thread[2];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread() {
                @Override
                public void run() {
                    c.set(c.get() + 1);
                }
            };
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert c.get() == 2;
    }
}
