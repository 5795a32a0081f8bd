// verdict: pass
// outcomes: true 1 0 | false null 0

import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

// An item that nobody took within the limit is in the queue no more.
public class TransferTimed {
    static boolean taken;

    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread producer = new Thread(() -> {
            try {
                taken = queue.tryTransfer(1, 1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        Integer got = queue.poll();
        producer.join();
        System.out.println(taken + " " + got + " " + queue.size());
    }
}
