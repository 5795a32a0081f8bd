// verdict: deadlock

import java.util.concurrent.ArrayBlockingQueue;

// Two consumers, one poison pill: the second consumer waits for ever.
public class OnePillTwoConsumers {
    static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);

    static void consume() {
        try {
            while (q.take() != 0) { }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        new Thread(OnePillTwoConsumers::consume).start();
        new Thread(OnePillTwoConsumers::consume).start();
        q.put(0);
    }
}
