// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;

// One seat is left; the compareAndSet loop decides and takes in one step.
public class AtomicCasReserve {
    static final AtomicInteger seats = new AtomicInteger(1), sold = new AtomicInteger();

    static void buy() {
        int n;
        do {
            n = seats.get();
            if (n == 0) return;
        } while (!seats.compareAndSet(n, n - 1));
        sold.incrementAndGet();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(AtomicCasReserve::buy), u = new Thread(AtomicCasReserve::buy);
        t.start();
        u.start();
        t.join();
        u.join();
        assert seats.get() == 0 && sold.get() == 1;
    }
}
