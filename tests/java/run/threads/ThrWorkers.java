// Hand-written thread pool, event loop, actor mailboxes, read-copy-update, rate of work counted; all results independent of the
// schedule.
import java.util.*;
import java.util.function.*;

public class ThrWorkers {
    static class Pool {
        private final LinkedList<Runnable> q = new LinkedList<>();
        private final Thread[] ts;
        private int active;
        private boolean down;
        Pool(int n) {
            ts = new Thread[n];
            for (int i = 0; i < n; i++) {
                ts[i] = new Thread(this::loop, "pool-" + i);
                ts[i].start();
            }
        }
        private void loop() {
            for (;;) {
                Runnable r;
                synchronized (q) {
                    while (q.isEmpty() && !down) try { q.wait(); } catch (InterruptedException e) { return; }
                    if (q.isEmpty()) return;
                    r = q.removeFirst();
                    active++;
                }
                try { r.run(); } catch (RuntimeException e) {
                    synchronized (errors) { errors.add(e.getMessage()); }
                } finally {
                    synchronized (q) {
                        active--;
                        q.notifyAll();
                    }
                }
            }
        }
        final List<String> errors = new ArrayList<>();
        void run(Runnable r) {
            synchronized (q) {
                if (down) throw new IllegalStateException("down");
                q.addLast(r);
                q.notify();
            }
        }
        void drain() throws InterruptedException {
            synchronized (q) { while (!q.isEmpty() || active > 0) q.wait(); }
        }
        void stop() throws InterruptedException {
            synchronized (q) {
                down = true;
                q.notifyAll();
            }
            for (Thread t : ts) t.join();
        } <T> Promise<T> call(Supplier<T> s) {
            Promise<T> p = new Promise<>();
            run(() -> {
                try { p.set(s.get(), null); } catch (RuntimeException e) { p.set(null, e); }
            });
            return p;
        }
    }
    static class Promise<T> {
        private T v;
        private RuntimeException e;
        private boolean done;
        private final List<Consumer<T>> cbs = new ArrayList<>();
        synchronized void set(T v, RuntimeException e) {
            if (done) return;
            this.v = v;
            this.e = e;
            done = true;
            if (e == null) for (Consumer<T> c : cbs) c.accept(v);
            notifyAll();
        }
        synchronized T get() {
            boolean intr = false;
            while (!done) try { wait(); } catch (InterruptedException x) { intr = true; }
            if (intr) Thread.currentThread().interrupt();
            if (e != null) throw e;
            return v;
        }
        synchronized void then(Consumer<T> c) {
            if (done) { if (e == null) c.accept(v); } else cbs.add(c);
        }
    }
    static abstract class Actor extends Thread {
        private final Deque<Object> box = new ArrayDeque<>();
        static final Object STOP = new Object();
        void tell(Object m) {
            synchronized (box) {
                box.add(m);
                box.notify();
            }
        }
        abstract void on(Object m);
        public void run() {
            for (;;) {
                Object m;
                synchronized (box) {
                    while (box.isEmpty()) try { box.wait(); } catch (InterruptedException e) { return; }
                    m = box.poll();
                }
                if (m == STOP) return;
                on(m);
            }
        }
    }
    record Deposit(int n) {} record Query(Promise<Integer> p) {} record Fwd(Actor to, Object m) {}
    static class Account extends Actor {
        int bal;
        final List<String> log = new ArrayList<>();
        void on(Object m) {
            if (m instanceof Deposit d) bal += d.n();
            else if (m instanceof Query q) q.p().set(bal, null);
            else if (m instanceof Fwd f) f.to().tell(f.m());
            else log.add("? " + m);
        }
    }
    static class Loop {
        private final PriorityQueue<long[]> timers = new PriorityQueue<>((x, y) -> x[0] != y[0] ? Long.compare(x[0],
                y[0]) : Long.compare(x[1], y[1]));
        private final Map<Long, Runnable> acts = new HashMap<>();
        long now, seq;
        void at(long t, Runnable r) {
            timers.add(new long[]{t, seq});
            acts.put(seq++, r);
        }
        void run() {
            while (!timers.isEmpty()) {
                long[] e = timers.poll();
                now = e[0];
                acts.remove(e[1]).run();
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Pool p = new Pool(3);
        int[] sum = new int[1];
        for (int i = 1; i <= 100; i++) {
            int k = i;
            p.run(() -> {
                synchronized (sum) { sum[0] += k; }
                if (k % 40 == 0) throw new IllegalArgumentException("task " + k);
            });
        }
        p.drain();
        Collections.sort(p.errors);
        System.out.println(sum[0] + " " + p.errors);
        List<Promise<Integer>> ps = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int k = i;
            ps.add(p.call(() -> fib(k)));
        }
        StringBuilder sb = new StringBuilder();
        for (Promise<Integer> x : ps) sb.append(x.get()).append(' ');
        System.out.println(sb);
        Promise<Integer> bad = p.call(() -> { throw new UnsupportedOperationException("no"); });
        try { bad.get(); } catch (UnsupportedOperationException e) { System.out.println("promise " + e.getMessage()); }
        int[] cb = {0};
        Promise<Integer> late = new Promise<>();
        late.then(v -> cb[0] += v);
        late.then(v -> cb[0] += v * 10);
        late.set(3, null);
        late.set(4, null);
        late.then(v -> cb[0] += v * 100);
        System.out.println(cb[0]);
        p.stop();
        try { p.run(() -> { }); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        Account a = new Account(), b = new Account();
        a.start();
        b.start();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 20; j++) {
                    a.tell(new Deposit(k + 1));
                    b.tell(new Fwd(a, new Deposit(10)));
                }
            })).start();
        }
        for (Thread t : ts) t.join();
        Promise<Integer> viaB = new Promise<>();
        b.tell(new Fwd(a, new Query(viaB)));
        System.out.println("balance " + viaB.get());
        a.tell("junk");
        a.tell(Actor.STOP);
        b.tell(Actor.STOP);
        a.join();
        b.join();
        System.out.println(a.log + " " + b.bal);
        Loop l = new Loop();
        StringBuilder ev = new StringBuilder();
        l.at(5, () -> {
            ev.append("five@").append(l.now).append(' ');
            l.at(l.now + 2, () -> ev.append("seven "));
        });
        l.at(1, () -> ev.append("one "));
        l.at(5, () -> ev.append("five-b "));
        int[] ticks = {0};
        Runnable[] tick = new Runnable[1];
        tick[0] = () -> {
            ev.append("t").append(l.now).append(' ');
            if (++ticks[0] < 4) l.at(l.now + 2, tick[0]);
        };
        l.at(2, tick[0]);
        l.run();
        System.out.println(ev);
    }
    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
}
