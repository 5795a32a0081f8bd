// AtomicInteger.updateAndGet and its relatives with lambdas, method references, captured state and contention.
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class ThrWeakUpdateAndGet {
    static int plus5(int x) { return x + 5; }
    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(1);
        System.out.println(a.updateAndGet(x -> x + 1) + " " + a.updateAndGet(ThrWeakUpdateAndGet::plus5) + " "
                + a.updateAndGet(Math::negateExact) + " " + a.getAndUpdate(x -> x * x) + " " + a.get());
        int cap = 3;
        IntUnaryOperator op = x -> x % cap;
        System.out.println(a.updateAndGet(op.andThen(x -> x + 100)) + " " + a.accumulateAndGet(50, Integer::min) + " "
                + a.getAndAccumulate(7, (x, y) -> x * 10 + y) + " " + a);
        AtomicLong l = new AtomicLong(1L << 33);
        System.out.println(l.updateAndGet(x -> x << 1) + " " + l.getAndUpdate(x -> ~x) + " " + l.accumulateAndGet(3, Math::floorMod));
        AtomicReference<String> s = new AtomicReference<>("a");
        System.out.println(s.updateAndGet(x -> x + x) + s.getAndUpdate(String::toUpperCase) + s.accumulateAndGet("z", String::concat));
        AtomicIntegerArray arr = new AtomicIntegerArray(3);
        System.out.println(arr.updateAndGet(1, x -> x + 9) + " " + arr.accumulateAndGet(1, 4, (x, y) -> x - y) + " " + arr);
        int N = 4, K = 200;
        AtomicInteger c = new AtomicInteger();
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            int step = i + 1;
            (ts[i] = new Thread(() -> {
                for (int k = 0; k < K; k++) c.updateAndGet(x -> x + step);
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(c.get() == K * (1 + 2 + 3 + 4));
        AtomicInteger max = new AtomicInteger(Integer.MIN_VALUE);
        for (int i = 0; i < N; i++) {
            int m = i;
            (ts[i] = new Thread(() -> {
                for (int k = 0; k < K; k++) {
                    int v = (k * 31 + m * 17) % 997;
                    max.updateAndGet(x -> Math.max(x, v));
                }
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(max);
        AtomicReference<Map<String, Integer>> imm = new AtomicReference<>(Map.of());
        for (int i = 0; i < N; i++) {
            String key = "k" + i % 2;
            (ts[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) imm.updateAndGet(m -> {
                    Map<String, Integer> n = new TreeMap<>(m);
                    n.merge(key, 1, Integer::sum);
                    return n;
                });
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(imm.get());
        AtomicInteger seq = new AtomicInteger();
        Set<Integer> ids = Collections.synchronizedSet(new TreeSet<>());
        for (int i = 0; i < N; i++) (ts[i] = new Thread(() -> {
            for (int k = 0; k < 10; k++) ids.add(seq.updateAndGet(x -> x + 1));
        })).start();
        for (Thread t : ts) t.join();
        System.out.println(ids.size() + " " + seq);
        AtomicInteger bounded = new AtomicInteger();
        AtomicInteger ok = new AtomicInteger();
        for (int i = 0; i < N; i++) (ts[i] = new Thread(() -> {
            for (int k = 0; k < 50; k++) {
                int before = bounded.getAndUpdate(x -> x < 120 ? x + 1 : x);
                if (before < 120) ok.incrementAndGet();
            }
        })).start();
        for (Thread t : ts) t.join();
        System.out.println(bounded + " " + ok);
        int[] tries = {0};
        AtomicInteger z = new AtomicInteger();
        z.updateAndGet(x -> {
            tries[0]++;
            if (tries[0] < 3) z.set(x + 100);
            return x + 1;
        });
        System.out.println(z + " tries " + tries[0]);
    }
}
