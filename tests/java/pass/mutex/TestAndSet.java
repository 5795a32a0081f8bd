// verdict: pass

// A test-and-test-and-set lock; the exchange is one step because it is synchronized.
public class TestAndSet {
    private volatile boolean locked;
    private int n;

    private synchronized boolean getAndSet(boolean to) {
        boolean old = locked;
        locked = to;
        return old;
    }

    void up() {
        do {
            while (locked) Thread.onSpinWait();
        } while (getAndSet(true));
        n++;
        getAndSet(false);
    }

    public static void main(String[] a) throws InterruptedException {
        TestAndSet s = new TestAndSet();
        Thread t = new Thread(s::up);
        t.start();
        s.up();
        t.join();
        assert s.n == 2;
    }
}
