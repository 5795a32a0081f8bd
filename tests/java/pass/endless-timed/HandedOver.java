// verdict: pass

import java.util.concurrent.SynchronousQueue;

/** What is handed over for ever is a value: no livelock. */
public class HandedOver {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        new Thread(() -> {
            try {
                while (true) {
                    queue.put(1);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        while (true) {
            queue.take();
        }
    }
}
