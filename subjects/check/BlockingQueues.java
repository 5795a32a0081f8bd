import java.util.concurrent.ArrayBlockingQueue;

/**
 * Producers and one consumer over `java.util.concurrent.ArrayBlockingQueue`. Arguments: producers, room in the queue, items
 * of each producer. The consumer takes all of them and adds them up.
 */
public class BlockingQueues {
    static final class Producer extends Thread {
        private final ArrayBlockingQueue<Integer> queue;
        private final int item;
        private final int items;

        Producer(ArrayBlockingQueue<Integer> queue, int item, int items) {
            this.queue = queue;
            this.item = item;
            this.items = items;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < items; i++) {
                    queue.put(item);
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int producers = Integer.parseInt(args[0]);
        int items = Integer.parseInt(args[2]);
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(Integer.parseInt(args[1]));
        int expected = 0;
        for (int i = 1; i <= producers; i++) {
            new Producer(queue, i, items).start();
            expected += i * items;
        }
        int sum = 0;
        for (int i = 0; i < producers * items; i++) {
            sum += queue.take();
        }
        if (sum != expected || !queue.isEmpty()) {
            throw new AssertionError("items were lost: " + sum + " of " + expected);
        }
    }
}
