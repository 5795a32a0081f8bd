// verdict: pass

// Monitors are reentrant; taking a held lock again in an inner call blocks nobody.
public class LockOrderReentrant {
    private int depth;

    synchronized int down(int n) {
        depth++;
        int r = n == 0 ? depth : down(n - 1);
        depth--;
        return r;
    }

    public static void main(String[] a) throws InterruptedException {
        LockOrderReentrant o = new LockOrderReentrant();
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = o.down(2));
        t.start();
        int mine = o.down(1);
        t.join();
        assert mine == 2 && got[0] == 3;
    }
}
