// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;

// Each thread draws its own ticket and waits until it is served.
public class TicketLock {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int serving;
    static int n;

    static void work() {
        int mine = next.getAndIncrement();
        while (serving != mine) Thread.onSpinWait();
        n++;
        serving = mine + 1;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(TicketLock::work);
        t.start();
        work();
        t.join();
        assert n == 2;
    }
}
