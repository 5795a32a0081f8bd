// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

// Each bound is atomic, the pair is not: a reader may see the new lower bound with the old upper bound.
public class AtomicPairTorn {
    static final AtomicInteger low = new AtomicInteger(0), high = new AtomicInteger(10);

    public static void main(String[] a) {
        new Thread(() -> {
            low.set(20);
            high.set(30);
        }).start();
        int l = low.get(), h = high.get();
        assert l <= h : l + ".." + h;
    }
}
