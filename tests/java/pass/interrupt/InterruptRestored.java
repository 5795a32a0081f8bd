// verdict: pass

// The handler sets the flag again, so the loop sees it, whenever the interrupt comes.
public class InterruptRestored {
    public static void main(String[] a) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }
            }
        });
        t.start();
        t.interrupt();
        t.join();
        assert !t.isAlive();
    }
}
