// verdict: pass
// outcomes: 1|2

import java.util.concurrent.atomic.AtomicInteger;

// A limiter with one token and one refill in between: never more than two calls, never none.
public class RateLimited {
    static final AtomicInteger tokens = new AtomicInteger(1), served = new AtomicInteger();

    static void call() {
        if (tokens.getAndUpdate(n -> n == 0 ? 0 : n - 1) > 0) served.incrementAndGet();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(RateLimited::call), refill = new Thread(() -> tokens.set(1));
        t.start();
        refill.start();
        call();
        t.join();
        refill.join();
        System.out.println(served.get());
    }
}
