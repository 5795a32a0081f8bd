// AtomicIntegerArray/LongArray/ReferenceArray, field updaters (all kinds and failures), LongAdder/DoubleAdder/accumulators.
import java.util.*;
import java.util.concurrent.atomic.*;

public class ThrAtomicArrays {
    static void par(int n, java.util.function.IntConsumer r) throws Exception {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            int k = i;
            (ts[i] = new Thread(() -> r.accept(k))).start();
        }
        for (Thread t : ts) t.join();
    }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + (e instanceof NullPointerException ? "" : e.getMessage()));
        }
    }
    static class F {
        volatile int i;
        volatile long l;
        volatile String s;
        int plain;
        volatile Integer boxed;
        private volatile int priv;
        static volatile int st;
        final int fin = 1;
        protected volatile int prot;
    }
    static class G extends F { }
    public static void main(String[] args) throws Exception {
        AtomicIntegerArray a = new AtomicIntegerArray(new int[]{1, 2, 3, 4});
        System.out.println(a.length() + " " + a.getAndIncrement(0) + a.incrementAndGet(0) + a.getAndAdd(1, 10) + a.addAndGet(1, 1)
                + a.getAndSet(2, 99) + a.compareAndSet(3, 4, 44) + a.compareAndSet(3, 4, 45) + a.updateAndGet(0, x -> -x)
                + a.getAndUpdate(0, x -> x * x) + a.accumulateAndGet(0, 5, Math::max) + a.getAndAccumulate(0, 2, (x, y) -> x << y)
                + a.decrementAndGet(3) + a.compareAndExchange(3, 43, 50) + " " + a);
        a.lazySet(0, 7);
        a.setOpaque(1, 8);
        a.setRelease(2, 9);
        a.setPlain(3, 10);
        System.out.println(a + " " + a.getPlain(0) + a.getAcquire(1) + a.getOpaque(2));
        for (int ix : new int[]{-1, 4}) {
            t("get " + ix, () -> a.get(ix));
            t("set " + ix, () -> {
                a.set(ix, 1);
                return 0;
            });
            t("cas " + ix, () -> a.compareAndSet(ix, 0, 0));
        }
        int[] src = {5};
        AtomicIntegerArray cp = new AtomicIntegerArray(src);
        src[0] = 6;
        System.out.println(cp.get(0) + " " + new AtomicIntegerArray(3));
        t("neg", () -> new AtomicIntegerArray(-1));
        t("null", () -> new AtomicIntegerArray((int[]) null));
        AtomicLongArray la = new AtomicLongArray(2);
        System.out.println(la.addAndGet(0, 1L << 40) + " " + la.updateAndGet(1, x -> x - 1) + " " + la.getAndAccumulate(1, 3,
                Math::multiplyExact) + la);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(new String[]{"a", null});
        System.out.println(ra.compareAndSet(1, null, "b") + ra.getAndSet(0, "c") + ra.updateAndGet(0, x -> x + "!") + ra.getAndUpdate(1, x
                -> null) + ra.accumulateAndGet(1, "n", (x, y) -> x + y) + ra.compareAndExchange(0, "zz", "q") + ra);
        AtomicReferenceArray<Object> oa = new AtomicReferenceArray<>(new String[1]);
        oa.set(0, 5);
        System.out.println(oa);
        AtomicIntegerArray hist = new AtomicIntegerArray(5);
        par(4, k -> {
            for (int i = 0; i < 100; i++) hist.incrementAndGet((i + k) % 5);
        });
        System.out.println(hist);
        AtomicIntegerFieldUpdater<F> iu = AtomicIntegerFieldUpdater.newUpdater(F.class, "i");
        AtomicLongFieldUpdater<F> lu = AtomicLongFieldUpdater.newUpdater(F.class, "l");
        AtomicReferenceFieldUpdater<F, String> su = AtomicReferenceFieldUpdater.newUpdater(F.class, String.class, "s");
        F f = new F(), g = new G();
        System.out.println(iu.incrementAndGet(f) + " " + iu.getAndAdd(f, 5) + iu.compareAndSet(f, 6, 60) + iu.updateAndGet(f, x -> x / 7)
                + iu.getAndSet(f, 3) + f.i + iu.accumulateAndGet(f, 4, Math::multiplyExact) + iu.get(g) + iu.addAndGet(g, 2) + " "
                + lu.decrementAndGet(f) + lu.getAndUpdate(f, x -> Long.MAX_VALUE) + lu.incrementAndGet(f) + " " + su.getAndSet(f, "x")
                + su.compareAndSet(f, "x", "y") + su.updateAndGet(f, x -> x + "z") + su.accumulateAndGet(f, "w", String::concat) + f.s);
        AtomicIntegerFieldUpdater<F> pu = AtomicIntegerFieldUpdater.newUpdater(F.class, "priv");
        System.out.println(pu.incrementAndGet(g) + g.priv);
        t("not volatile", () -> AtomicIntegerFieldUpdater.newUpdater(F.class, "plain"));
        t("wrong type", () -> AtomicIntegerFieldUpdater.newUpdater(F.class, "l"));
        t("wrong type2", () -> AtomicLongFieldUpdater.newUpdater(F.class, "i"));
        t("missing", () -> {
            try {
                return AtomicIntegerFieldUpdater.newUpdater(F.class, "none");
            } catch (RuntimeException e) { return e.getCause(); }
        });
        t("static", () -> {
            try { return AtomicIntegerFieldUpdater.newUpdater(F.class, "st"); } catch (RuntimeException e) {
                    return e.getClass().getSimpleName(); }
        });
        t("ref wrong", () -> AtomicReferenceFieldUpdater.newUpdater(F.class, Integer.class, "s"));
        t("ref prim", () -> AtomicReferenceFieldUpdater.newUpdater(F.class, int.class, "i"));
        t("sub", () -> AtomicIntegerFieldUpdater.newUpdater(G.class, "i") == null);
        t("cce", () -> ((AtomicIntegerFieldUpdater) iu).get("str"));
        t("cce val", () -> ((AtomicReferenceFieldUpdater) su).getAndSet(f, 5));
        t("null obj", () -> iu.get(null));
        par(4, k -> {
            for (int i = 0; i < 100; i++) {
                iu.incrementAndGet(f);
                lu.addAndGet(f, 2);
            }
        });
        System.out.println((f.i) + " " + f.l);
        LongAdder ad = new LongAdder();
        par(4, k -> {
            for (int i = 0; i < 200; i++) {
                ad.increment();
                if (i % 4 == 0) ad.decrement();
            }
        });
        System.out.println(ad + " " + ad.sum() + " " + ad.sumThenReset() + ad.sum() + " " + ad.intValue());
        ad.add(Long.MAX_VALUE);
        ad.increment();
        System.out.println(ad.longValue());
        DoubleAdder da = new DoubleAdder();
        par(4, k -> {
            for (int i = 0; i < 64; i++) da.add(0.25);
        });
        System.out.println(da + " " + da.sumThenReset() + " " + da.sum());
        LongAccumulator mx = new LongAccumulator(Math::max, Long.MIN_VALUE), mul = new LongAccumulator((x, y) -> x * y, 1);
        par(4, k -> {
            for (int i = 0; i < 30; i++) mx.accumulate((i * 17 + k * 5) % 83);
            mul.accumulate(k + 2);
        });
        System.out.println(mx + " " + mul.get() + " " + mul.getThenReset() + mul + " " + new LongAccumulator(Long::sum, 7).intValue());
        DoubleAccumulator dm = new DoubleAccumulator(Math::min, Double.POSITIVE_INFINITY);
        par(3, k -> dm.accumulate(k - 1.5));
        System.out.println(dm + " " + dm.getThenReset() + " " + dm.get());
    }
}
