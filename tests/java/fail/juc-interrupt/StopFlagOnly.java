// verdict: deadlock

import java.util.concurrent.ArrayBlockingQueue;

// Termination by a flag alone does not wake a worker that waits on its queue.
public class StopFlagOnly {
    static volatile boolean stop;

    public static void main(String[] a) {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            try {
                while (!stop) q.take();
            } catch (InterruptedException e) {
                // asked to end
            }
        }).start();
        stop = true;
    }
}
