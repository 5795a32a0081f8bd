// verdict: pass

// The filter lock for three threads; each level holds back at least one of them.
public class FilterThree implements Runnable {
    static class Cell {
        volatile int v;
    }

    static final Cell[] LEVEL = {new Cell(), new Cell(), new Cell()};
    static final Cell[] LAST = {new Cell(), new Cell(), new Cell()};
    static volatile int owner = -1;

    private final int me;

    FilterThree(int me) {
        this.me = me;
    }

    static boolean busy(int me, int level) {
        if (LAST[level].v != me) return false;
        for (int k = 0; k < 3; k++) {
            if (k != me && LEVEL[k].v >= level) return true;
        }
        return false;
    }

    @Override
    public void run() {
        for (int level = 1; level < 3; level++) {
            LEVEL[me].v = level;
            LAST[level].v = me;
            while (busy(me, level)) Thread.onSpinWait();
        }
        owner = me;
        assert owner == me;
        LEVEL[me].v = 0;
    }

    public static void main(String[] a) {
        for (int i = 0; i < 3; i++) new Thread(new FilterThree(i)).start();
    }
}
