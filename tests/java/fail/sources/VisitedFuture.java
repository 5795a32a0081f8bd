// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

/** Both orders of adding lead to one state. What happens behind it conflicts with what came before it, on whichever way it was reached. */
public class VisitedFuture {
    static final AtomicInteger sum = new AtomicInteger();
    static volatile int a, b, d;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            a = 1;
            sum.addAndGet(1);
            b = 1;
        });
        Thread two = new Thread(() -> {
            sum.addAndGet(2);
            if (b == 1 && a == 1) d++;
            if (a == 0) d = 5;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        assert d != 5;
    }
}
