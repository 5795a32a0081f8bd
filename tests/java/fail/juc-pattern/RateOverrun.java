// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

// The token is read and written back in two steps: both calls may use the same one.
public class RateOverrun {
    static final AtomicInteger tokens = new AtomicInteger(1), served = new AtomicInteger();

    static void call() {
        int n = tokens.get();
        if (n == 0) return;
        tokens.set(n - 1);
        assert served.incrementAndGet() <= 1 : "over the limit";
    }

    public static void main(String[] a) {
        new Thread(RateOverrun::call).start();
        call();
    }
}
