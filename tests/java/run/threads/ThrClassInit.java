// Class initialisation and threads: only one initialises, others wait, failure seen by all, recursion in one thread, lazy
// holders, enums and interfaces.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrClassInit {
    static final AtomicInteger inits = new AtomicInteger();
    static final CountDownLatch inside = new CountDownLatch(1), go = new CountDownLatch(1);
    static class Slow {
        static final int V;
        static {
            inits.incrementAndGet();
            inside.countDown();
            try { go.await(); } catch (InterruptedException e) { }
            V = 7;
        }
        static int get() { return V; }
    }
    static class Fail {
        static {
            inits.incrementAndGet();
            if (inits.get() >= 0) throw new IllegalStateException("static failure");
        }
        static int v;
    }
    static class Self {
        static final int A;
        static { A = helper(); }
        static int helper() { return Self.B + 1; }
        static final int B = compute();
        static int compute() { return A + 10; }
    }
    static class P {
        static final List<String> log = Collections.synchronizedList(new ArrayList<>());
        static { log.add("P"); }
    }
    static class C extends P {
        static { log.add("C"); }
        static void touch() { }
    }
    static class D extends C {
        static { log.add("D"); }
        static int z = 1;
    }
    enum Op {
        ADD, SUB;
        static final Map<String, Op> BY = new TreeMap<>();
        static {
            for (Op o : values()) BY.put(o.name().toLowerCase(), o);
            inits.incrementAndGet();
        }
    }
    interface Const {
        int X = mark(11);
        static int mark(int v) {
            inits.incrementAndGet();
            return v;
        }
    }
    static class Impl implements Const {
        static { inits.addAndGet(100); }
    }
    static class Spawner {
        static int seen = -1;
        static int base = 5;
        static {
            Thread t = new Thread(ThrClassInit::child);
            t.start();
            try { t.join(); } catch (InterruptedException e) { }
            seen = base * 2;
        }
    }
    static final List<String> log2 = Collections.synchronizedList(new ArrayList<>());
    static class Other { static int q = 9; }
    static void child() {
        log2.add("child sees plain static of other class " + Other.q);
    }
    static class Singleton {
        private Singleton() { inits.incrementAndGet(); }
        private static class H { static final Singleton I = new Singleton(); }
        static Singleton get() { return H.I; }
    }
    static <T> List<T> par(int n, Callable<T> c) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(n);
        List<T> r = new ArrayList<>();
        CyclicBarrier b = new CyclicBarrier(n);
        List<Future<T>> fs = new ArrayList<>();
        for (int i = 0; i < n; i++) fs.add(ex.submit(() -> {
            b.await();
            return c.call();
        }));
        for (Future<T> f : fs) r.add(f.get());
        ex.shutdown();
        return r;
    }
    public static void main(String[] args) throws Exception {
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> got.add(Slow.get()))).start();
        inside.await();
        System.out.println("while initialising " + got + " inits " + inits);
        go.countDown();
        for (Thread t : ts) t.join();
        System.out.println(got + " " + inits);
        inits.set(0);
        List<String> errs = par(3, () -> {
            try { return "" + Fail.v; } catch (Throwable e) {
                return e.getClass().getSimpleName() + (e instanceof ExceptionInInitializerError ? ":" + e.getCause().getMessage() : "");
            }
        });
        Collections.sort(errs);
        System.out.println(errs + " " + inits);
        try { Fail.v++; } catch (NoClassDefFoundError e) { System.out.println(e.getMessage()); }
        System.out.println(Self.A + " " + Self.B);
        par(3, () -> {
            C.touch();
            return D.z;
        });
        System.out.println(P.log);
        inits.set(0);
        System.out.println(par(3, () -> Op.BY.get("sub")) + " " + inits);
        inits.set(0);
        new Impl();
        System.out.println("impl only " + inits);
        int x = Impl.X;
        System.out.println(x + " " + inits);
        System.out.println(par(2, () -> Spawner.seen) + " " + log2);
        inits.set(0);
        Set<Singleton> s = Collections.newSetFromMap(new IdentityHashMap<>());
        s.addAll(par(4, Singleton::get));
        System.out.println(s.size() + " " + inits);
        Thread init = new Thread(() -> {
            try { Class.forName("ThrClassInit$Late"); } catch (ClassNotFoundException e) { }
        });
        init.start();
        init.join();
        System.out.println("initialised by " + Late.by);
        Thread it = new Thread(() -> {
            Thread.currentThread().interrupt();
            System.out.println(Intr.v + " flag kept " + Thread.interrupted());
        });
        it.start();
        it.join();
        ConcurrentHashMap<String, Class<?>> loaded = new ConcurrentHashMap<>();
        par(4, () -> loaded.put(Thread.currentThread().getName(), Class.forName("ThrClassInit$Late")));
        System.out.println(new HashSet<>(loaded.values()).size());
        List<Object> lam = par(4, () -> {
            Callable<Integer> c = () -> 5;
            return c.call();
        });
        System.out.println(lam);
        List<String> cat = par(4, () -> "v" + inits.get() + true + 'c' + 1.5);
        System.out.println(new TreeSet<>(cat));
    }
    static class Late {
        static final String by = Thread.currentThread().getName().startsWith("Thread-") ? "helper" : "main";
    }
    static class Intr {
        static int v = Thread.currentThread().isInterrupted() ? 1 : 0;
    }
}
