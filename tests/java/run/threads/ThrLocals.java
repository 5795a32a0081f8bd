// ThreadLocal and InheritableThreadLocal: initial values, isolation, remove, withInitial, childValue, many locals, pools,
// recursion in initialValue.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrLocals {
    static final AtomicInteger made = new AtomicInteger();
    static final ThreadLocal<List<String>> L = ThreadLocal.withInitial(() -> {
        made.incrementAndGet();
        return new ArrayList<>();
    });
    static final ThreadLocal<Integer> PLAIN = new ThreadLocal<>();
    static final InheritableThreadLocal<String> INH = new InheritableThreadLocal<>() {
        @Override protected String childValue(String p) { return p == null ? "null->child" : p + ">child"; }
        @Override protected String initialValue() { return "init"; }
    };
    static final InheritableThreadLocal<int[]> SHARED = new InheritableThreadLocal<>();
    interface Body { void run() throws Exception; }
    static void in(Body b) throws Exception {
        Throwable[] err = new Throwable[1];
        Thread t = new Thread(() -> {
            try { b.run(); } catch (Throwable e) { err[0] = e; }
        });
        t.start();
        t.join();
        if (err[0] != null) System.out.println("err " + err[0]);
    }
    public static void main(String[] args) throws Exception {
        L.get().add("main");
        in(() -> {
            L.get().add("t");
            L.get().add("t2");
            System.out.println(L.get());
        });
        in(() -> System.out.println(L.get()));
        System.out.println(L.get() + " made " + made.get());
        L.remove();
        System.out.println(L.get() + " made " + made.get());
        L.set(null);
        System.out.println(L.get() + " made " + made.get());
        System.out.println(PLAIN.get());
        PLAIN.set(5);
        in(() -> {
            System.out.println("other " + PLAIN.get());
            PLAIN.set(6);
        });
        System.out.println(PLAIN.get());
        PLAIN.remove();
        PLAIN.remove();
        System.out.println(PLAIN.get());
        in(() -> System.out.println(INH.get()));
        INH.set("root");
        in(() -> {
            System.out.println(INH.get());
            in(() -> {
                System.out.println(INH.get());
                INH.set("x");
                in(() -> System.out.println(INH.get()));
            });
            System.out.println(INH.get());
        });
        INH.remove();
        in(() -> System.out.println("after remove " + INH.get()));
        INH.set("later");
        Thread made1 = new Thread(() -> System.out.println("captured at construction " + INH.get()));
        INH.set("even later");
        made1.start();
        made1.join();
        Thread noInh = new Thread(null, () -> System.out.println("no inherit " + INH.get()), "ni", 0, false);
        noInh.start();
        noInh.join();
        SHARED.set(new int[]{1});
        in(() -> SHARED.get()[0]++);
        System.out.println("same object " + SHARED.get()[0]);
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            int k = i;
            many.add(ThreadLocal.withInitial(() -> k));
        }
        in(() -> {
            int s = 0;
            for (ThreadLocal<Integer> t : many) { t.set(t.get() * 2); }
            for (int i = 0; i < 100; i += 3) many.get(i).remove();
            for (ThreadLocal<Integer> t : many) s += t.get();
            System.out.println("sum " + s);
        });
        int s = 0;
        for (ThreadLocal<Integer> t : many) s += t.get();
        System.out.println("main sum " + s);
        ThreadLocal<Integer> rec = new ThreadLocal<>() {
            @Override protected Integer initialValue() { return PLAIN.get() == null ? 1 : PLAIN.get() + 1; }
        };
        PLAIN.set(rec.get() + 10);
        System.out.println(rec.get() + " " + PLAIN.get());
        rec.remove();
        System.out.println(rec.get());
        ThreadLocal<String> thrower = ThreadLocal.withInitial(() -> { throw new IllegalStateException("init fails"); });
        for (int i = 0; i < 2; i++) try { thrower.get(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        thrower.set("ok");
        System.out.println(thrower.get());
        ExecutorService ex = Executors.newFixedThreadPool(1);
        ThreadLocal<Integer> cnt = ThreadLocal.withInitial(() -> 0);
        for (int i = 0; i < 5; i++) ex.submit(() -> cnt.set(cnt.get() + 1));
        System.out.println("pool thread keeps " + ex.submit(cnt::get).get() + " main " + cnt.get());
        INH.set("pool");
        System.out.println("pool inherits creation time " + ex.submit(() -> INH.get()).get());
        ex.shutdown();
        Thread[] ts = new Thread[4];
        int[] res = new int[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                for (int j = 0; j < 50; j++) cnt.set(cnt.get() + k);
                res[k] = cnt.get();
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(Arrays.toString(res));
        System.out.println(ThreadLocalRandom.current() == ThreadLocalRandom.current());
        int b = ThreadLocalRandom.current().nextInt(5, 6);
        System.out.println(b);
    }
}
