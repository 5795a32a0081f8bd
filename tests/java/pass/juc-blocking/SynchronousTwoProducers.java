// verdict: pass
// outcomes: 1 2 | 2 1

import java.util.concurrent.SynchronousQueue;

// Two producers, two items, one consumer: each arrives once, in either order.
public class SynchronousTwoProducers {
    static void put(SynchronousQueue<Integer> queue, int item) {
        try {
            queue.put(item);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>(true);
        new Thread(() -> put(queue, 1)).start();
        new Thread(() -> put(queue, 2)).start();
        System.out.println(queue.take() + " " + queue.take());
    }
}
