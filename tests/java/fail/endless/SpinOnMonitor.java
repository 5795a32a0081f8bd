// verdict: livelock

/** A lock is taken and released for ever, and what it guards stays as it is. */
public class SpinOnMonitor {
    static boolean done;
    static final Object lock = new Object();

    static boolean isDone() {
        synchronized (lock) {
            return done;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                while (!isDone()) {
                }
            }).start();
        }
    }
}
