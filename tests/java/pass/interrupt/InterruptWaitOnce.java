// verdict: pass
// outcomes: 1 false

// The first wait takes the interrupt, wherever it comes; the second ends because of the notification.
public class InterruptWaitOnce {
    static final Object lock = new Object();
    static boolean done;
    static int ended;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                while (!done) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        ended++;
                    }
                }
            }
        });
        t.start();
        t.interrupt();
        while (t.isInterrupted()) {
            Thread.yield();
        }
        synchronized (lock) {
            done = true;
            lock.notify();
        }
        t.join();
        System.out.print(ended + " " + t.isInterrupted());
    }
}
