// verdict: deadlock

import java.util.concurrent.LinkedBlockingQueue;

// The worker eats the interrupt that should end it and goes back to wait.
public class InterruptSwallowed {
    static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();

    static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                q.take();
            } catch (InterruptedException e) {
                // ignored
            }
        }
    }

    public static void main(String[] a) {
        Thread t = new Thread(InterruptSwallowed::work);
        t.start();
        t.interrupt();
    }
}
