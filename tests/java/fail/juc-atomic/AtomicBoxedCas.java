// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// compareAndSet compares boxed numbers by identity: a freshly boxed 1000 never equals the stored one.
public class AtomicBoxedCas {
    static final AtomicReference<Integer> n = new AtomicReference<>(1000);

    public static void main(String[] a) throws InterruptedException {
        boolean[] won = new boolean[2];
        Thread t = new Thread(() -> won[0] = n.compareAndSet(1000, 1001));
        t.start();
        won[1] = n.compareAndSet(1000, 1001);
        t.join();
        assert won[0] || won[1] : "nobody won";
    }
}
