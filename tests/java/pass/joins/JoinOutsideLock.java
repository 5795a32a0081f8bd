// verdict: pass

// The lock is given back before the join.
public class JoinOutsideLock {
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
        }
        t.join();
        assert jobs == 2;
    }
}
