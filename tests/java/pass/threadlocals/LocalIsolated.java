// verdict: pass
// property: +race

// Each thread counts in its own copy.
public class LocalIsolated {
    static final ThreadLocal<int[]> MINE = ThreadLocal.withInitial(() -> new int[1]);

    static int twice() {
        MINE.get()[0]++;
        MINE.get()[0]++;
        return MINE.get()[0];
    }

    public static void main(String[] a) throws InterruptedException {
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = twice());
        t.start();
        int mine = twice();
        t.join();
        assert mine == 2 && got[0] == 2;
    }
}
