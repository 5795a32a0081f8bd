// verdict: pass

import java.util.concurrent.ArrayBlockingQueue;

// The consumer runs while the producer fills the small queue; the order is kept.
public class PutAfterConsumer {
    public static void main(String[] a) throws InterruptedException {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            try {
                assert q.take() == 1;
                assert q.take() == 2;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        q.put(1);
        q.put(2);
        t.join();
    }
}
