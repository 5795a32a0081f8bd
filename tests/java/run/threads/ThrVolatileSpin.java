// Publication by volatile flags, spinning with onSpinWait and yield, double-checked locking, Peterson's lock, ticket lock, final
// fields, var handle release/acquire.
import java.lang.invoke.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class ThrVolatileSpin {
    static volatile boolean ready; static int[] data = new int[10]; static volatile int turn;
    static class Lazy {
        static volatile Lazy inst;
        static final AtomicInteger made = new AtomicInteger();
        final int v;
        Lazy() {
            made.incrementAndGet();
            v = 42;
        }
        static Lazy get() {
            Lazy l = inst;
            if (l == null) synchronized (Lazy.class) {
                l = inst;
                if (l == null) inst = l = new Lazy();
            }
            return l;
        }
    }
    static class Holder {
        static final Holder H = new Holder();
        static int count;
        int x = ++count;
    }
    static class Peterson {
        final AtomicIntegerArray want = new AtomicIntegerArray(2);
        volatile int victim;
        void lock(int me) {
            want.set(me, 1);
            victim = me;
            while (want.get(1 - me) == 1 && victim == me) Thread.yield();
        }
        void unlock(int me) { want.set(me, 0); }
    }
    static class Ticket {
        final AtomicInteger next = new AtomicInteger();
        volatile int serving;
        void lock() {
            int t = next.getAndIncrement();
            while (serving != t) Thread.yield();
        }
        void unlock() { serving = serving + 1; }
    }
    static class Bakery {
        final AtomicIntegerArray choosing, num;
        Bakery(int n) {
            choosing = new AtomicIntegerArray(n);
            num = new AtomicIntegerArray(n);
        }
        void lock(int me) {
            choosing.set(me, 1);
            int m = 0;
            for (int i = 0; i < num.length(); i++) m = Math.max(m, num.get(i));
            num.set(me, m + 1);
            choosing.set(me, 0);
            for (int i = 0; i < num.length(); i++) {
                while (choosing.get(i) == 1) Thread.yield();
                while (num.get(i) != 0 && (num.get(i) < num.get(me) || num.get(i) == num.get(me) && i < me)) Thread.yield();
            }
        }
        void unlock(int me) { num.set(me, 0); }
    }
    static int vhFlag, vhData;
    static final VarHandle FLAG, ARR = MethodHandles.arrayElementVarHandle(int[].class);
    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(ThrVolatileSpin.class, "vhFlag", int.class);
        } catch (ReflectiveOperationException e) { throw new Error(e); }
    }
    static void join(Thread... ts) throws Exception { for (Thread t : ts) t.start(); for (Thread t : ts) t.join(); }
    static class Seq {
        volatile int seq;
        volatile int a, b;
        void write(int x) {
            seq++;
            a = x;
            b = -x;
            seq++;
        }
        int read() {
            for (;;) {
                int s = seq;
                if (s % 2 == 0) {
                    int x = a, y = b;
                    if (seq == s) return x + y;
                }
                Thread.onSpinWait();
            }
        }
    }
    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        join(new Thread(() -> {
            while (!ready) Thread.onSpinWait();
            for (int x : data) seen[0] += x;
        }), new Thread(() -> {
                for (int i = 0; i < 10; i++) data[i] = i * i;
                ready = true;
        }));
        System.out.println(seen[0]);
        StringBuilder sb = new StringBuilder();
        Thread[] ts = new Thread[3];
        for (int k = 0; k < 3; k++) {
            int me = k;
            ts[k] = new Thread(() -> {
                for (int r = 0; r < 4; r++) {
                    while (turn % 3 != me) Thread.yield();
                    sb.append(me);
                    turn++;
                }
            });
        }
        join(ts);
        System.out.println(sb);
        Lazy[] got = new Lazy[4];
        Thread[] ls = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int me = k;
            ls[k] = new Thread(() -> {
                got[me] = Lazy.get();
                if (got[me].v != 42) System.out.println("torn");
            });
        }
        join(ls);
        System.out.println(Lazy.made + " " + (got[0] == got[3]) + " " + Holder.H.x + " " + Holder.count);
        Peterson p = new Peterson();
        int[] c = {0};
        join(new Thread(() -> {
            for (int i = 0; i < 60; i++) {
                p.lock(0);
                c[0]++;
                p.unlock(0);
            }
        }), new Thread(() -> {
                for (int i = 0; i < 60; i++) {
                    p.lock(1);
                    c[0]++;
                    p.unlock(1);
                }
        }));
        System.out.println(c[0]);
        Ticket t = new Ticket();
        c[0] = 0;
        Thread[] ks = new Thread[3];
        for (int k = 0; k < 3; k++) ks[k] = new Thread(() -> {
            for (int i = 0; i < 40; i++) {
                t.lock();
                c[0] += 2;
                t.unlock();
            }
        });
        join(ks);
        System.out.println(c[0] + " " + t.serving);
        Bakery bk = new Bakery(3);
        c[0] = 0;
        for (int k = 0; k < 3; k++) {
            int me = k;
            ks[k] = new Thread(() -> {
                for (int i = 0; i < 20; i++) {
                    bk.lock(me);
                    c[0]++;
                    bk.unlock(me);
                }
            });
        }
        join(ks);
        System.out.println(c[0]);
        int[] r = new int[1];
        join(new Thread(() -> {
            vhData = 77;
            FLAG.setRelease(1);
        }), new Thread(() -> {
                while ((int) FLAG.getAcquire() == 0) Thread.onSpinWait();
                r[0] = vhData;
        }));
        System.out.println(r[0]);
        int[] arr = new int[4];
        Thread[] as = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int me = k;
            as[k] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    ARR.getAndAdd(arr, (me + i) % 4, 1);
                    int o;
                    do { o = (int) ARR.getVolatile(arr, 0); } while (!ARR.compareAndSet(arr, 0, o, o + 100));
                }
            });
        }
        join(as);
        System.out.println(Arrays.toString(arr));
        Seq q = new Seq();
        int[] bad = {0};
        boolean[] stop = new boolean[1];
        join(new Thread(() -> {
            for (int i = 0; i < 100; i++) q.write(i);
        }), new Thread(() -> {
                for (int i = 0; i < 100; i++) if (q.read() != 0) bad[0]++;
        }));
        System.out.println("torn reads " + bad[0] + " seq " + q.seq);
        AtomicReference<int[]> box = new AtomicReference<>();
        Thread w = new Thread(() -> {
            for (int i = 1; i <= 20; i++) {
                while (box.get() != null) Thread.yield();
                box.set(new int[]{i, i * i});
            }
        });
        w.start();
        int sum = 0;
        for (int i = 1; i <= 20; i++) {
            int[] v;
            while ((v = box.getAndSet(null)) == null) Thread.yield();
            sum += v[1] - v[0];
        }
        w.join();
        System.out.println(sum);
        Thread run = new Thread(() -> {
            int n = 0;
            while (!Thread.currentThread().isInterrupted()) {
                n++;
                Thread.onSpinWait();
            }
            System.out.println("spinner stopped " + (n >= 0));
        });
        run.start();
        run.interrupt();
        run.join();
    }
}
