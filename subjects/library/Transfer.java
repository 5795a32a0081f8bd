// states: 7
// bug: assertion

import java.util.concurrent.LinkedTransferQueue;

// When transfer returns, somebody has taken the item. Bug: put does not wait for that.
public class Transfer {
    static final LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(() -> {
            try {
                assert queue.take().equals("first");
                assert queue.take().equals("second");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        queue.transfer("first");
        if (args.length > 0) queue.put("second"); else queue.transfer("second");
        assert queue.peek() == null;
        consumer.join();
    }
}
