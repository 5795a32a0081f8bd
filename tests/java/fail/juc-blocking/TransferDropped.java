// verdict: deadlock

import java.util.concurrent.LinkedTransferQueue;

// tryTransfer gives up when no consumer waits; the consumer that comes later waits for ever.
public class TransferDropped {
    public static void main(String[] a) throws InterruptedException {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        new Thread(() -> q.tryTransfer("x")).start();
        q.take();
    }
}
