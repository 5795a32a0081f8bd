// Initialisation from several threads: one thread initialises while others wait; failure seen by all; holder idiom; initialiser starting a thread and not joining; ordering with join.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class InitThreads {
    static final AtomicInteger inits = new AtomicInteger(); static final CountDownLatch inInit = new CountDownLatch(1), go = new CountDownLatch(1);
    static class Slow { static final int V; static { inits.incrementAndGet(); inInit.countDown(); try { go.await(); }
            catch (InterruptedException e) { } V = 42; } }
    static class Holder { static final Object I = new Object(); static { inits.incrementAndGet(); } }
    static Object lazy() { return Holder.I; }
    static class Failing { static final int F; static { inits.incrementAndGet(); F = 1 / (inits.get() - inits.get()); } }
    static class Spawn { static volatile int seen = -1;
        static Thread t = new Thread(() -> { InitThreads.log("spawned runs"); InitThreads.other = Spawn.val; }); static int val = 5;
        static { t.start(); val = 6; } } static volatile int other;
    static final List<String> L = Collections.synchronizedList(new ArrayList<>()); static void log(String s) { L.add(s); }
    static class Parent { static int p; static { p = 1; } } static class Child extends Parent { static int c = p + 1; }
    static class TL { static final ThreadLocal<Integer> T = ThreadLocal.withInitial(inits::incrementAndGet); }
    enum Single { I; final int v = inits.incrementAndGet(); }
    public static void main(String[] args) throws Exception {
        int[] got = new int[4]; Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { int k = i; ts[i] = new Thread(() -> got[k] = Slow.V); ts[i].start(); } inInit.await();
        go.countDown(); for (Thread t : ts) t.join(); System.out.println(Arrays.toString(got) + " inits " + inits.get()); inits.set(0);
        Set<Object> objs = Collections.newSetFromMap(new ConcurrentHashMap<>());
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> objs.add(lazy()))).start(); for (Thread t : ts) t.join();
        System.out.println(objs.size() + " " + inits.get()); inits.set(0); Map<String, Integer> errs = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 4;
                i++) (ts[i] = new Thread(() -> { try { System.out.println(Failing.F); }
                    catch (ExceptionInInitializerError e) { errs.merge("EIIE", 1, Integer::sum); }
                    catch (NoClassDefFoundError e) { errs.merge("NCDFE", 1, Integer::sum); } })).start(); for (Thread t : ts) t.join();
        System.out.println(errs + " " + inits.get()); Spawn.t.join(); System.out.println(other + " " + L);
        Thread a = new Thread(() -> log("c" + Child.c)), b = new Thread(() -> log("p" + Parent.p)); a.start(); a.join(); b.start();
        b.join(); System.out.println(L); inits.set(0);
        for (int i = 0; i < 3; i++) { Thread t = new Thread(() -> log("tl" + TL.T.get() + TL.T.get())); t.start(); t.join(); }
        System.out.println(L + " " + TL.T.get()); for (int i = 0; i < 3; i++) (ts[i] = new Thread(() -> Single.I.hashCode())).start();
        for (int i = 0; i < 3; i++) ts[i].join(); System.out.println(Single.I.v); ExecutorService ex = Executors.newFixedThreadPool(2);
        List<Future<Integer>> fs = new ArrayList<>(); for (int i = 0; i < 3; i++) { int k = i; fs.add(ex.submit(() -> Late.at(k))); }
        int sum = 0; for (Future<Integer> f : fs) sum += f.get(); ex.shutdown();
        System.out.println(sum + " " + ex.awaitTermination(5, TimeUnit.SECONDS));
        Thread f2 = new Thread(() -> { int x = Failing.F; }, "failer2");
        f2.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " " + e.getClass().getName() + ": " + e.getMessage()));
        f2.start(); f2.join();
    }
    static class Late { static final int[] SQ = new int[5]; static { for (int i = 0; i < 5; i++) SQ[i] = i * i; }
        static int at(int i) { return SQ[i] + 1; } }
}
