// verdict: deadlock

import java.util.concurrent.ArrayBlockingQueue;

// The second put blocks on the full queue before the consumer has been started.
public class PutBeforeConsumer {
    public static void main(String[] a) throws InterruptedException {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        q.put(1);
        q.put(2);
        new Thread(() -> {
            q.poll();
            q.poll();
        }).start();
    }
}
