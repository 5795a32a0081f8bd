// verdict: deadlock

// main joins with the lock held that the worker needs.
public class JoinWithLock {
    static int jobs;

    public static void main(String[] a) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                jobs++;
            }
        });
        t.start();
        synchronized (lock) {
            jobs++;
            t.join();
        }
    }
}
