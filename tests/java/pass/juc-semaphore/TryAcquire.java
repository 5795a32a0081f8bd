// verdict: pass
// outcomes: 1|2

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// Who finds no permit does without; at least one finds it.
public class TryAcquire {
    static final Semaphore s = new Semaphore(1);
    static final AtomicInteger served = new AtomicInteger();

    static void use() {
        if (s.tryAcquire()) {
            served.incrementAndGet();
            s.release();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(TryAcquire::use);
        t.start();
        use();
        t.join();
        System.out.println(served.get());
    }
}
