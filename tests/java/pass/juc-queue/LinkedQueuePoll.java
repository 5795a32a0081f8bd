// verdict: pass

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

// poll decides: exactly one of two takers gets the element.
public class LinkedQueuePoll {
    static final ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
    static final AtomicInteger taken = new AtomicInteger();

    static void take() {
        if (q.poll() != null) taken.incrementAndGet();
    }

    public static void main(String[] a) throws InterruptedException {
        q.add("one");
        Thread t = new Thread(LinkedQueuePoll::take);
        t.start();
        take();
        t.join();
        assert taken.get() == 1 && q.isEmpty();
    }
}
