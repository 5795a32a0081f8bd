// verdict: deadlock

// The worker swallows the InterruptedException; the flag is clear again, and it waits for ever.
public class InterruptSwallowed {
    public static void main(String[] a) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        // lost
                    }
                }
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
