// verdict: pass
// outcomes: 0 1|1 0

import java.util.concurrent.atomic.AtomicInteger;

// getAndIncrement hands out each number once.
public class AtomicTickets {
    static final AtomicInteger next = new AtomicInteger();
    static final int[] ticket = new int[2];

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> ticket[0] = next.getAndIncrement());
        Thread u = new Thread(() -> ticket[1] = next.getAndIncrement());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(ticket[0] + " " + ticket[1]);
    }
}
