// verdict: pass

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

// The map holds futures: the first one in computes, the others wait for it.
public class MemoizerFuture {
    static final ConcurrentHashMap<Integer, FutureTask<Integer>> cache = new ConcurrentHashMap<>();
    static final AtomicInteger computed = new AtomicInteger();

    static int square(int n) {
        FutureTask<Integer> mine = new FutureTask<>(() -> {
            computed.incrementAndGet();
            return n * n;
        });
        FutureTask<Integer> f = cache.putIfAbsent(n, mine);
        if (f == null) {
            f = mine;
            f.run();
        }
        try {
            return f.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            int r = square(3);
            assert r == 9;
        });
        t.start();
        assert square(3) == 9;
        t.join();
        assert computed.get() == 1;
    }
}
