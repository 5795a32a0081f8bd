// verdict: race
// property: +race

import java.util.concurrent.LinkedTransferQueue;

// What is written after an element was given away is not ordered with what its taker reads.
public class OrderHandOverLate {
    static int x;

    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            queue.put(1);
            x = 1;
        });
        t.start();
        queue.take();
        x = 2;
    }
}
