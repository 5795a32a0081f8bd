// verdict: pass

import java.util.concurrent.LinkedBlockingQueue;

// The worker restores its interrupt flag, and the loop ends.
public class InterruptRestored {
    static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();

    static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                q.take();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(InterruptRestored::work);
        t.start();
        t.interrupt();
        t.join();
    }
}
