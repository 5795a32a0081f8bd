// Parallel algorithms by hand: matrix multiply by rows, merge sort with thread tree, prime sieve pipeline, prefix sums with
// barrier, odd-even sort, dining savages.
import java.util.*;
import java.util.concurrent.*;

public class ThrParallelAlgos {
    static void msort(int[] a, int lo, int hi, int depth) {
        if (hi - lo < 2) return;
        int m = (lo + hi) >>> 1;
        if (depth > 0) {
            Thread t = new Thread(() -> msort(a, lo, m, depth - 1));
            t.start();
            msort(a, m, hi, depth - 1);
            try { t.join(); } catch (InterruptedException e) { }
        } else {
            msort(a, lo, m, 0);
            msort(a, m, hi, 0);
        }
        int[] l = Arrays.copyOfRange(a, lo, m);
        for (int i = 0, j = m, k = lo; i < l.length; k++) a[k] = j < hi && a[j] < l[i] ? a[j++] : l[i++];
    }
    static class Filter extends Thread {
        final int prime;
        final BlockingQueue<Integer> in;
        final List<Integer> out;
        Filter(int p, BlockingQueue<Integer> in, List<Integer> out) {
            prime = p;
            this.in = in;
            this.out = out;
        }
        public void run() {
            try {
                BlockingQueue<Integer> next = null;
                Filter f = null;
                for (int x; (x = in.take()) > 0; ) if (x % prime != 0) {
                    if (f == null) {
                        out.add(x);
                        next = new ArrayBlockingQueue<>(4);
                        f = new Filter(x, next, out);
                        f.start();
                    } else next.put(x);
                }
                if (f != null) {
                    next.put(-1);
                    f.join();
                }
            } catch (InterruptedException e) { }
        }
    }
    public static void main(String[] args) throws Exception {
        int n = 12;
        long[][] A = new long[n][n], B = new long[n][n], C = new long[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
            A[i][j] = i * j % 7;
            B[i][j] = (i + 2 * j) % 5;
        }
        Thread[] rows = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int k = t;
            (rows[t] = new Thread(() -> {
                for (int i = k; i < n; i += 4) for (int j = 0; j < n; j++) {
                    long s = 0;
                    for (int q = 0; q < n; q++) s += A[i][q] * B[q][j];
                    C[i][j] = s;
                }
            })).start();
        }
        for (Thread t : rows) t.join();
        System.out.println(Arrays.toString(C[5]) + " " + Arrays.deepHashCode(C));
        int[] a = new Random(42).ints(200, -500, 500).toArray(), s = a.clone();
        Arrays.sort(s);
        msort(a, 0, a.length, 3);
        System.out.println(Arrays.equals(a, s) + " " + a[0] + " " + a[199]);
        List<Integer> primes = Collections.synchronizedList(new ArrayList<>(List.of(2)));
        BlockingQueue<Integer> src = new ArrayBlockingQueue<>(4);
        Filter f = new Filter(2, src, primes);
        f.start();
        for (int i = 3; i <= 40; i++) src.put(i);
        src.put(-1);
        f.join();
        Collections.sort(primes);
        System.out.println(primes);
        int m = 16;
        long[][] buf = new long[2][m];
        for (int i = 0; i < m; i++) buf[0][i] = i + 1;
        CyclicBarrier bar = new CyclicBarrier(4);
        Thread[] ps = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int k = t;
            (ps[t] = new Thread(() -> {
                try {
                    int ph = 0;
                    for (int d = 1; d < m; d *= 2, ph ^= 1) {
                        for (int i = k * 4; i < k * 4 + 4; i++) buf[ph ^ 1][i] = buf[ph][i] + (i >= d ? buf[ph][i - d] : 0);
                        bar.await();
                    }
                } catch (Exception e) { System.out.println(e); }
            })).start();
        }
        for (Thread t : ps) t.join();
        System.out.println(Arrays.toString(buf[0]));
        int[] v = {9, 3, 7, 1, 8, 2, 6, 4};
        Phaser ph = new Phaser(4);
        Thread[] os = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int k = t;
            (os[t] = new Thread(() -> {
                for (int r = 0; r < v.length; r++) {
                    int i = 2 * k + r % 2;
                    if (i + 1 < v.length && v[i] > v[i + 1]) {
                        int q = v[i];
                        v[i] = v[i + 1];
                        v[i + 1] = q;
                    }
                    ph.arriveAndAwaitAdvance();
                }
            })).start();
        }
        for (Thread t : os) t.join();
        System.out.println(Arrays.toString(v));
        int[] pot = {0};
        int[] refills = {0}, eaten = {0};
        Object lock = new Object();
        Thread cook = new Thread(() -> {
            synchronized (lock) {
                while (eaten[0] < 30) {
                    while (pot[0] > 0 && eaten[0] < 30) try { lock.wait(); } catch (InterruptedException e) { return; }
                    if (eaten[0] < 30) {
                        pot[0] = 5;
                        refills[0]++;
                        lock.notifyAll();
                    }
                }
            }
        });
        cook.start();
        Thread[] sv = new Thread[3];
        for (int i = 0; i < 3; i++) (sv[i] = new Thread(() -> {
            for (int k = 0; k < 10; k++) synchronized (lock) {
                while (pot[0] == 0) {
                    try { lock.wait(); } catch (InterruptedException e) { return; }
                }
                pot[0]--;
                eaten[0]++;
                lock.notifyAll();
            }
        })).start();
        for (Thread t : sv) t.join();
        cook.join();
        System.out.println("eaten " + eaten[0] + " refills " + refills[0] + " pot " + pot[0]);
        int[] cnt = new int[26];
        String text = "the quick brown fox jumps over the lazy dog while the five boxing wizards look on";
        Thread[] cs = new Thread[3];
        int len = text.length();
        for (int t = 0; t < 3; t++) {
            int k = t;
            (cs[t] = new Thread(() -> {
                int[] mine = new int[26];
                for (int i = len * k / 3; i < len * (k + 1) / 3; i++) if (Character.isLetter(text.charAt(i))) mine[text.charAt(i) - 'a']++;
                synchronized (cnt) {
                    for (int i = 0; i < 26; i++) cnt[i] += mine[i];
                }
            })).start();
        }
        for (Thread t : cs) t.join();
        System.out.println(Arrays.toString(cnt));
    }
}
