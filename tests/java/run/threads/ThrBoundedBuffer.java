// Producers and consumers over a hand-made bounded buffer with wait/notifyAll: counts, order per producer, capacity invariant,
// poison pills, closing.
import java.util.*;

public class ThrBoundedBuffer {
    static class Closed extends RuntimeException { Closed() { super("closed"); } }
    static class Buf<T> {
        private final Object[] a;
        private int h, n, maxSeen, puts, takes;
        private boolean closed;
        Buf(int cap) { a = new Object[cap]; }
        synchronized void put(T x) throws InterruptedException {
            while (n == a.length && !closed) wait();
            if (closed) throw new Closed();
            a[(h + n++) % a.length] = x;
            maxSeen = Math.max(maxSeen, n);
            puts++;
            check();
            notifyAll();
        }
        @SuppressWarnings("unchecked") synchronized T take() throws InterruptedException {
            while (n == 0) {
                if (closed) return null;
                wait();
            }
            T x = (T) a[h];
            a[h] = null;
            h = (h + 1) % a.length;
            n--;
            takes++;
            check();
            notifyAll();
            return x;
        }
        synchronized void close() {
            closed = true;
            notifyAll();
        }
        private void check() {
            if (n < 0 || n > a.length || puts - takes != n) throw new AssertionError("invariant " + n);
        }
        synchronized String stats() {
            return "puts=" + puts + " takes=" + takes + " left=" + n + " max<=cap " + (maxSeen <= a.length);
        }
    }
    record Item(int producer, int seq) {}
    public static void main(String[] args) throws Exception {
        for (int[] cfg : new int[][]{{1, 1, 1, 20}, {3, 2, 2, 10}, {2, 4, 5, 12}, {4, 4, 1, 6}}) {
            int P = cfg[0], C = cfg[1], cap = cfg[2], N = cfg[3];
            Buf<Item> buf = new Buf<>(cap);
            Thread[] ps = new Thread[P], cs = new Thread[C];
            List<List<Item>> got = new ArrayList<>();
            int[] orderErrors = new int[C];
            for (int p = 0; p < P; p++) {
                int id = p;
                ps[p] = new Thread(() -> {
                    try {
                        for (int i = 0; i < N; i++) buf.put(new Item(id, i));
                    } catch (InterruptedException e) { System.out.println("?"); }
                });
            }
            for (int c = 0; c < C; c++) {
                int id = c;
                List<Item> mine = new ArrayList<>();
                got.add(mine);
                cs[c] = new Thread(() -> {
                    int[] last = new int[P];
                    Arrays.fill(last, -1);
                    try {
                        for (Item it; (it = buf.take()) != null; ) {
                            mine.add(it);
                            if (it.seq() <= last[it.producer()]) orderErrors[id]++;
                            last[it.producer()] = it.seq();
                        }
                    } catch (InterruptedException e) { System.out.println("?"); }
                });
            }
            for (Thread t : cs) t.start();
            for (Thread t : ps) t.start();
            for (Thread t : ps) t.join();
            buf.close();
            for (Thread t : cs) t.join();
            TreeMap<Integer, Integer> per = new TreeMap<>();
            int total = 0;
            Set<Item> uniq = new HashSet<>();
            for (List<Item> l : got) for (Item i : l) {
                per.merge(i.producer(), i.seq(), Integer::sum);
                total++;
                uniq.add(i);
            }
            System.out.println(Arrays.toString(cfg) + " total " + total + " unique " + uniq.size() + " sums " + per + " orderErrors "
                    + Arrays.stream(orderErrors).sum() + " " + buf.stats());
        }
        Buf<String> b = new Buf<>(1);
        b.put("x");
        Thread blocked = new Thread(() -> {
            try {
                b.put("y");
                System.out.println("?");
            } catch (Closed e) { System.out.println("blocked put saw " + e.getMessage()); } catch (InterruptedException e) { }
        });
        blocked.start();
        while (blocked.getState() != Thread.State.WAITING) Thread.yield();
        b.close();
        blocked.join();
        System.out.println(b.take() + " " + b.take() + " " + b.stats());
        Buf<Integer> pill = new Buf<>(2);
        int[] sums = new int[3];
        Thread[] ws = new Thread[3];
        for (int k = 0; k < 3; k++) {
            int id = k;
            ws[k] = new Thread(() -> {
                try {
                    for (int x; (x = pill.take()) != -1; ) sums[id] += x;
                } catch (InterruptedException e) { }
            });
            ws[k].start();
        }
        for (int i = 1; i <= 30; i++) pill.put(i);
        for (Thread w : ws) pill.put(-1);
        for (Thread w : ws) w.join();
        System.out.println("sum " + (sums[0] + sums[1] + sums[2]));
        Thread intr = new Thread(() -> {
            try { pill.take(); } catch (InterruptedException e) { System.out.println("interrupted take"); }
        });
        intr.start();
        while (intr.getState() != Thread.State.WAITING) Thread.yield();
        intr.interrupt();
        intr.join();
        System.out.println(pill.stats());
    }
}
