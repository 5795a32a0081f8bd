// verdict: pass

import java.util.concurrent.LinkedTransferQueue;

// transfer returns only after the consumer has the element, so the queue is empty then.
public class TransferWaits {
    public static void main(String[] a) throws InterruptedException {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.transfer("x");
                assert q.isEmpty();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        assert q.take().equals("x");
        t.join();
    }
}
