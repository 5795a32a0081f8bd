// verdict: assertion

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

// The actor gives up its turn without a last look at the mailbox: a message may stay behind.
public class ActorStrandedMessage {
    static final ConcurrentLinkedQueue<Integer> mailbox = new ConcurrentLinkedQueue<>();
    static final AtomicBoolean running = new AtomicBoolean();
    static final AtomicInteger handled = new AtomicInteger();

    static void tell(int m) {
        mailbox.add(m);
        if (running.compareAndSet(false, true)) {
            while (mailbox.poll() != null) handled.incrementAndGet();
            running.set(false);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> tell(1));
        t.start();
        tell(2);
        t.join();
        assert handled.get() == 2 : "stranded";
    }
}
