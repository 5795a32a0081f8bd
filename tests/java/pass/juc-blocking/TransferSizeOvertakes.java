// verdict: pass
// outcomes: 1 | 2 | 3

import java.util.concurrent.LinkedTransferQueue;

// There are never three elements, but whoever counts them one by one may count three.
public class TransferSizeOvertakes {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        queue.put(1);
        queue.put(2);
        Thread mover = new Thread(() -> {
            queue.poll();
            queue.put(3);
        });
        mover.start();
        int size = queue.size();
        mover.join();
        System.out.println(size);
    }
}
