// verdict: pass
// property: +race

import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;

// What comes before giving something comes before what follows taking it; where the giver waits for the taker, also the other way round.
public class OrderHandOver {
    static int x;
    static int y;
    static int z;

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> first = new SynchronousQueue<>();
        LinkedTransferQueue<Integer> second = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                x = 1;
                first.put(1);
                y = 2;
                second.take();
                z = 2;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        y = 1;
        first.take();
        x = 2;
        z = 1;
        second.put(2);
    }
}
