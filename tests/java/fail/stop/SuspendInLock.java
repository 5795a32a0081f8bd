// verdict: deadlock

// A thread that is suspended keeps its monitors.
public class SuspendInLock {
    static final Object lock = new Object();
    static int n;

    @SuppressWarnings("removal")
    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                n++;
                Thread.yield();
                n++;
            }
        });
        t.start();
        t.suspend();
        synchronized (lock) {
            n++;
        }
        t.resume();
    }
}
