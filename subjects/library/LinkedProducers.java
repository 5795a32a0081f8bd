// states: 22885
// bug: assertion

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

// Two producers with two items each, two consumers, room for two items. Bug: a consumer that finds the queue empty
// takes it that all is done.
public class LinkedProducers {
    static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(2);
    static final AtomicInteger sum = new AtomicInteger();
    static boolean bug;

    static void produce(int first) {
        try {
            queue.put(first);
            queue.put(first + 1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void consume() {
        try {
            for (int i = 0; i < 2; i++) {
                if (bug && queue.isEmpty()) return;
                sum.addAndGet(queue.take());
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        bug = args.length > 0;
        Thread[] threads = {
            new Thread(() -> produce(1)),
            new Thread(() -> produce(3)),
            new Thread(LinkedProducers::consume),
            new Thread(LinkedProducers::consume),
        };
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        assert sum.get() == 10 && queue.isEmpty();
    }
}
