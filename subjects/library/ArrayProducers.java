// states: 14709
// bug: assertion

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

// Two producers with two items each, two consumers, room for two items. Bug: the sum of what was taken is written in two steps.
public class ArrayProducers {
    static final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
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
                int item = queue.take();
                if (bug) sum.set(sum.get() + item); else sum.addAndGet(item);
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
            new Thread(ArrayProducers::consume),
            new Thread(ArrayProducers::consume),
        };
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        assert sum.get() == 10 && queue.isEmpty();
    }
}
