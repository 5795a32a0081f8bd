// verdict: deadlock

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

// Two partners each wait for the other's message before they send their own.
public class BothTakeFirst {
    static void talk(BlockingQueue<Integer> in, BlockingQueue<Integer> out) {
        try {
            in.take();
            out.put(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) {
        BlockingQueue<Integer> x = new LinkedBlockingQueue<>(), y = new LinkedBlockingQueue<>();
        new Thread(() -> talk(x, y)).start();
        talk(y, x);
    }
}
