// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;

// The same race on an AtomicInteger: exactly one of the two wins.
public class AtomicIntCas {
    static final AtomicInteger n = new AtomicInteger(1000);

    public static void main(String[] a) throws InterruptedException {
        boolean[] won = new boolean[2];
        Thread t = new Thread(() -> won[0] = n.compareAndSet(1000, 1001));
        t.start();
        won[1] = n.compareAndSet(1000, 1001);
        t.join();
        assert won[0] != won[1];
    }
}
