// verdict: pass

import java.util.concurrent.SynchronousQueue;

// put waits for the taker: the item always arrives.
public class SynchronousHandOff {
    public static void main(String[] a) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.put(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        assert q.take() == 1;
        t.join();
    }
}
