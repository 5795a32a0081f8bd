// verdict: assertion

// Two threads miss the cache together and both compute the value.
public class CacheDoubleCompute {
    private Integer cached;
    private int computed;

    Integer get() {
        synchronized (this) {
            if (cached != null) return cached;
        }
        int v = 6 * 7;
        synchronized (this) {
            computed++;
            cached = v;
        }
        return v;
    }

    public static void main(String[] a) throws InterruptedException {
        CacheDoubleCompute c = new CacheDoubleCompute();
        Thread t = new Thread(c::get);
        t.start();
        c.get();
        t.join();
        assert c.computed == 1;
    }
}
