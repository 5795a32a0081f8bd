// verdict: deadlock

// There is nothing to do inside of the monitor; a thread may be suspended there all the same.
public class SuspendInEmptyLock {
    static final Object lock = new Object();

    @SuppressWarnings("removal")
    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            synchronized (lock) {
            }
        });
        t.start();
        t.suspend();
        synchronized (lock) {
        }
        t.resume();
    }
}
