// verdict: pass

// An interrupt does not end the wait for a monitor; it is still pending when the monitor is free.
public class InterruptBlocked {
    static boolean seen;

    public static void main(String[] a) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                seen = Thread.interrupted();
            }
        });
        synchronized (lock) {
            t.start();
            t.interrupt();
        }
        t.join();
        assert seen;
    }
}
