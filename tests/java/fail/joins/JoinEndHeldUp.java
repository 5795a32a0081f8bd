// verdict: deadlock

// To end, a thread needs its own monitor. Another one that saw its last write may have it, for ever.
public class JoinEndHeldUp {
    static volatile boolean written;

    public static void main(String[] a) {
        Thread t = new Thread(() -> written = true);
        Thread other = new Thread(() -> {
            if (written) {
                synchronized (t) {
                    Object never = new Object();
                    synchronized (never) {
                        try {
                            never.wait();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                }
            }
        });
        other.setDaemon(true);
        other.start();
        t.start();
    }
}
