// verdict: assertion

import java.util.concurrent.LinkedTransferQueue;

// The twin of TransferWaits: put does not wait for whoever takes the item.
public class TransferPutInstead {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread producer = new Thread(() -> {
            queue.put(1);
            assert queue.isEmpty();
        });
        producer.start();
        queue.take();
        producer.join();
    }
}
