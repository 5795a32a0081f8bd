// verdict: pass

// A placeholder marks a running computation; the others wait for its result.
public class CacheOnce {
    private boolean running;
    private Integer cached;
    private int computed;

    Integer get() {
        synchronized (this) {
            while (running) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            if (cached != null) return cached;
            running = true;
        }
        int v = 6 * 7;
        synchronized (this) {
            computed++;
            cached = v;
            running = false;
            notifyAll();
        }
        return v;
    }

    public static void main(String[] a) throws InterruptedException {
        CacheOnce c = new CacheOnce();
        Thread t = new Thread(c::get);
        t.start();
        assert c.get() == 42;
        t.join();
        assert c.computed == 1;
    }
}
