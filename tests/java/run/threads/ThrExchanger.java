// Exchanger between pairs, chains of exchanges, timeouts, interrupts, buffers swapped between producer and consumer; Pipe of
// exchanges is deterministic.
import java.util.*;
import java.util.concurrent.*;

public class ThrExchanger {
    static <T> T in(Callable<T> c) throws Exception { return c.call(); }
    public static void main(String[] args) throws Exception {
        Exchanger<String> x = new Exchanger<>();
        String[] got = new String[2];
        Thread t = new Thread(() -> {
            try { got[0] = x.exchange("from thread"); } catch (InterruptedException e) { }
        });
        t.start();
        got[1] = x.exchange("from main");
        t.join();
        System.out.println(Arrays.toString(got));
        Thread n = new Thread(() -> {
            try { System.out.println("null is allowed " + x.exchange(null)); } catch (InterruptedException e) { }
        });
        n.start();
        String r = x.exchange("q");
        n.join();
        System.out.println(r);
        try { x.exchange("lonely", 3, TimeUnit.MILLISECONDS); } catch (TimeoutException e) { System.out.println("TimeoutException"); }
        try { x.exchange("zero", 0, TimeUnit.SECONDS); } catch (TimeoutException e) { System.out.println("zero timeout"); }
        Exchanger<List<Integer>> bx = new Exchanger<>();
        List<Integer> all = new ArrayList<>();
        Thread prod = new Thread(() -> {
            try {
                List<Integer> buf = new ArrayList<>();
                for (int i = 1; i <= 20; i++) {
                    buf.add(i);
                    if (buf.size() == 5) {
                        buf = bx.exchange(buf);
                        if (!buf.isEmpty()) System.out.println("not empty!");
                    }
                }
                bx.exchange(null);
            } catch (InterruptedException e) { }
        });
        Thread cons = new Thread(() -> {
            try {
                List<Integer> buf = new ArrayList<>();
                int[] swaps = {0};
                while ((buf = bx.exchange(buf)) != null) {
                    all.addAll(buf);
                    buf.clear();
                    swaps[0]++;
                }
                System.out.println("swaps " + swaps[0]);
            } catch (InterruptedException e) { }
        });
        prod.start();
        cons.start();
        prod.join();
        cons.join();
        System.out.println(all);
        int N = 4;
        Exchanger<Integer>[] xs = new Exchanger[N - 1];
        for (int i = 0; i < N - 1; i++) xs[i] = new Exchanger<>();
        int[] v = {4, 3, 2, 1};
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < N; round++) {
                        boolean right = (k + round) % 2 == 0;
                        if (right && k < N - 1) v[k] = Math.min(v[k], xs[k].exchange(v[k]));
                        else if (!right && k > 0) { v[k] = Math.max(v[k], xs[k - 1].exchange(v[k])); }
                    }
                } catch (InterruptedException e) { }
            })).start();
        }
        for (Thread q : ts) q.join();
        System.out.println("odd-even sort " + Arrays.toString(v));
        Thread it = new Thread(() -> {
            try { x.exchange("stuck"); } catch (InterruptedException e) { System.out.println("interrupted"); }
        });
        it.start();
        while (it.getState() != Thread.State.WAITING) Thread.yield();
        it.interrupt();
        it.join();
        Thread.currentThread().interrupt();
        try { x.exchange("flagged"); } catch (InterruptedException e) { System.out.println("IE at once " + Thread.interrupted()); }
        Exchanger<Integer> px = new Exchanger<>();
        int[] sums = new int[6];
        Thread[] ps = new Thread[6];
        for (int i = 0; i < 6; i++) {
            int k = i;
            (ps[i] = new Thread(() -> {
                try { sums[k] = k + px.exchange(k); } catch (InterruptedException e) { }
            })).start();
        }
        for (Thread q : ps) q.join();
        int tot = 0;
        Map<Integer, Integer> pairs = new TreeMap<>();
        for (int s : sums) {
            tot += s;
            pairs.merge(s, 1, Integer::sum);
        }
        boolean even = pairs.values().stream().allMatch(c -> c % 2 == 0);
        System.out.println("total " + tot + " each value paired " + even);
    }
}
