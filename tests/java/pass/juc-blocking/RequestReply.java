// verdict: pass

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

// One asks and then waits, the other waits and then answers.
public class RequestReply {
    public static void main(String[] a) throws InterruptedException {
        BlockingQueue<Integer> ask = new ArrayBlockingQueue<>(1), reply = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            try {
                reply.put(ask.take() * 2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        ask.put(21);
        assert reply.take() == 42;
        t.join();
    }
}
