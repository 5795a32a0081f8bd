// states: 6
// bug: deadlock

import java.util.concurrent.SynchronousQueue;

// Two items are handed from thread to thread, in their order. Bug: the producer does not wait for somebody to take them.
public class HandOver {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 2; i++) {
                    if (bug) queue.offer(i); else queue.put(i);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        assert queue.take() == 1;
        assert queue.take() == 2;
        producer.join();
    }
}
