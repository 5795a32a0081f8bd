// verdict: pass

// The reader stores its result only if the version is still the one that it read.
public class CacheVersion {
    private int source = 1;
    private int version;
    private int cached = -1;

    void fill() {
        int v;
        int s;
        synchronized (this) {
            v = version;
            s = source;
        }
        int r = s * 10;
        synchronized (this) {
            if (v == version) cached = r;
        }
    }

    synchronized void update(int s) {
        source = s;
        version++;
        cached = -1;
    }

    public static void main(String[] a) throws InterruptedException {
        CacheVersion c = new CacheVersion();
        Thread reader = new Thread(c::fill);
        reader.start();
        c.update(2);
        reader.join();
        assert c.cached == -1 || c.cached == 20;
    }
}
