// states: 15
// bug: assertion

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

// Two items go through a queue with room for one, in their order. Bug: the consumer does not wait for the second one.
public class QueueOfOne {
    static final BlockingQueue<String> queue = new LinkedBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        Thread producer = new Thread(() -> {
            try {
                queue.put("first");
                queue.put("second");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        assert queue.take().equals("first");
        String second = bug ? queue.poll() : queue.take();
        assert "second".equals(second);
        producer.join();
        assert queue.isEmpty();
    }
}
