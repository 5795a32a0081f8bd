// Strict alternation with wait/notify in several shapes: two threads, ring of five, turn variable, condition objects, handoff
// cell.
import java.util.*;

public class ThrPingPong {
    static class Turn {
        int turn;
        final int n;
        Turn(int n) { this.n = n; }
        synchronized void await(int me) throws InterruptedException { while (turn != me) wait(); }
        synchronized void next() {
            turn = (turn + 1) % n;
            notifyAll();
        }
    }
    static class Cell<T> {
        private T v;
        private boolean full;
        synchronized void put(T x) throws InterruptedException {
            while (full) wait();
            v = x;
            full = true;
            notifyAll();
        }
        synchronized T take() throws InterruptedException {
            while (!full) wait();
            full = false;
            notifyAll();
            return v;
        }
    }
    static void all(Thread... ts) throws InterruptedException {
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
    interface Body { void run() throws Exception; }
    static Thread th(Body b) {
        return new Thread(() -> {
            try { b.run(); } catch (Exception e) { throw new RuntimeException(e); }
        });
    }
    public static void main(String[] args) throws Exception {
        StringBuilder sb = new StringBuilder();
        Object mon = new Object();
        boolean[] ping = {true};
        all(th(() -> {
            for (int i = 0; i < 5; i++) synchronized (mon) {
                while (!ping[0]) mon.wait();
                sb.append("ping").append(i).append(' ');
                ping[0] = false;
                mon.notify();
            }
        }), th(() -> {
                for (int i = 0; i < 5; i++) synchronized (mon) {
                    while (ping[0]) mon.wait();
                    sb.append("pong").append(i).append(' ');
                    ping[0] = true;
                    mon.notify();
                }
        }));
        System.out.println(sb);
        sb.setLength(0);
        Turn ring = new Turn(5);
        Thread[] r = new Thread[5];
        for (int k = 0; k < 5; k++) {
            int me = k;
            r[k] = th(() -> {
                for (int i = 0; i < 4; i++) {
                    ring.await(me);
                    sb.append((char) ('a' + me)).append(i);
                    ring.next();
                }
            });
        }
        all(r);
        System.out.println(sb);
        Cell<Integer> c1 = new Cell<>(), c2 = new Cell<>();
        List<Integer> out = new ArrayList<>();
        all(th(() -> {
            for (int i = 1; i <= 10; i++) c1.put(i);
            c1.put(-1);
        }), th(() -> {
                for (int x; (x = c1.take()) >= 0; ) c2.put(x * x);
                c2.put(-1);
        }), th(() -> {
                for (int x; (x = c2.take()) >= 0; ) out.add(x);
        }));
        System.out.println(out);
        sb.setLength(0);
        Turn fb = new Turn(4);
        int N = 16;
        all(th(() -> run(fb, 0, N, sb)), th(() -> run(fb, 1, N, sb)), th(() -> run(fb, 2, N, sb)), th(() -> run(fb, 3, N, sb)));
        System.out.println(sb);
        int[] depth = {0};
        Object m2 = new Object();
        Thread rec = th(() -> {
            synchronized (m2) {
                synchronized (m2) {
                    synchronized (m2) {
                        depth[0] = 3;
                        m2.wait();
                        depth[0] = 33;
                    }
                }
                System.out.println("still holds " + Thread.holdsLock(m2));
            }
            System.out.println("released " + !Thread.holdsLock(m2));
        });
        rec.start();
        for (;;) {
            synchronized (m2) {
                if (depth[0] == 3) {
                    m2.notify();
                    break;
                }
            }
            Thread.yield();
        }
        rec.join();
        System.out.println(depth[0]);
        Thread[] relay = new Thread[6];
        Object[] mons = new Object[7];
        boolean[] tok = new boolean[7];
        for (int i = 0; i < 7; i++) mons[i] = new Object();
        sb.setLength(0);
        for (int i = 0; i < 6; i++) {
            int k = i;
            relay[i] = th(() -> {
                synchronized (mons[k]) { while (!tok[k]) mons[k].wait(); }
                sb.append(k);
                synchronized (mons[k + 1]) {
                    tok[k + 1] = true;
                    mons[k + 1].notify();
                }
            });
        }
        for (int i = 5; i >= 0; i--) relay[i].start();
        synchronized (mons[0]) {
            tok[0] = true;
            mons[0].notify();
        }
        synchronized (mons[6]) { while (!tok[6]) mons[6].wait(); }
        for (Thread t : relay) t.join();
        System.out.println(sb);
    }
    static int i = 1;
    static void run(Turn t, int kind, int n, StringBuilder sb) throws InterruptedException {
        for (int k = 0; k < n; k++) {
            t.await(kind);
            if (kind == 0) { if (i % 15 == 0) sb.append("fizzbuzz "); } else if (kind == 1) { if (i % 3 == 0
                    && i % 5 != 0) sb.append("fizz "); } else if (kind == 2) { if (i % 5 == 0 && i % 3 != 0) sb.append("buzz "); } else {
                if (i % 3 != 0 && i % 5 != 0) sb.append(i).append(' ');
                i++;
            }
            t.next();
        }
    }
}
