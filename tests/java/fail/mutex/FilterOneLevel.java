// verdict: assertion

// One level of a filter lock is not enough for three threads; two of them can be inside.
public class FilterOneLevel implements Runnable {
    static class Cell {
        volatile boolean up;
    }

    static final Cell[] WANT = {new Cell(), new Cell(), new Cell()};
    static volatile int last;
    static volatile int owner = -1;

    private final int me;

    FilterOneLevel(int me) {
        this.me = me;
    }

    boolean busy() {
        if (last != me) return false;
        for (int k = 0; k < 3; k++) {
            if (k != me && WANT[k].up) return true;
        }
        return false;
    }

    @Override
    public void run() {
        WANT[me].up = true;
        last = me;
        while (busy()) Thread.onSpinWait();
        owner = me;
        assert owner == me;
        WANT[me].up = false;
    }

    public static void main(String[] a) {
        for (int i = 0; i < 3; i++) new Thread(new FilterOneLevel(i)).start();
    }
}
