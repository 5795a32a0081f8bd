// verdict: assertion

// The exception in the middle of an update releases the lock, but leaves the pair unequal.
public class ExcBrokenInvariant {
    private int x;
    private int y;

    synchronized void both(int n) {
        x += n;
        if (n < 0) throw new IllegalArgumentException("negative");
        y += n;
    }

    synchronized void check() {
        assert x == y;
    }

    public static void main(String[] a) {
        ExcBrokenInvariant p = new ExcBrokenInvariant();
        new Thread(() -> {
            try {
                p.both(-1);
            } catch (IllegalArgumentException e) {
                // reported elsewhere
            }
        }).start();
        p.check();
    }
}
