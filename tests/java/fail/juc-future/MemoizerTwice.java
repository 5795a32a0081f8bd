// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

// A memoizer that looks and then stores computes the same value twice.
public class MemoizerTwice {
    static final ConcurrentHashMap<Integer, Integer> cache = new ConcurrentHashMap<>();
    static final AtomicInteger computed = new AtomicInteger();

    static int square(int n) {
        Integer r = cache.get(n);
        if (r == null) {
            assert computed.incrementAndGet() == 1;
            r = n * n;
            cache.put(n, r);
        }
        return r;
    }

    public static void main(String[] a) {
        new Thread(() -> square(3)).start();
        square(3);
    }
}
