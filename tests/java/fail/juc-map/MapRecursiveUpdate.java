// verdict: exception java.lang.IllegalStateException

import java.util.concurrent.ConcurrentHashMap;

// A computeIfAbsent function that calls computeIfAbsent for the same key is refused by the map.
public class MapRecursiveUpdate {
    static final ConcurrentHashMap<Integer, Integer> memo = new ConcurrentHashMap<>();

    static int value(int k, int depth) {
        return memo.computeIfAbsent(k, x -> depth == 0 ? 1 : value(x, depth - 1));
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> value(1, 1));
        t.start();
        t.join();
    }
}
