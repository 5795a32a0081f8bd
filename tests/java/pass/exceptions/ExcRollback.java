// verdict: pass

// The handler restores the old value before the monitor is given back.
public class ExcRollback {
    private int x;
    private int y;

    synchronized void both(int n) {
        int oldX = x;
        try {
            x += n;
            if (n < 0) throw new IllegalArgumentException("negative");
            y += n;
        } catch (IllegalArgumentException e) {
            x = oldX;
            throw e;
        }
    }

    synchronized void check() {
        assert x == y;
    }

    public static void main(String[] a) {
        ExcRollback p = new ExcRollback();
        new Thread(() -> {
            try {
                p.both(-1);
                assert false;
            } catch (IllegalArgumentException e) {
                p.check();
            }
        }).start();
        p.check();
        p.both(2);
        p.check();
    }
}
