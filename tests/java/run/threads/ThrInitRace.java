import java.util.*; import java.util.concurrent.*;
public class ThrInitRace {
    static List<String> log = Collections.synchronizedList(new ArrayList<>());
    static class Sup { static int v; static { try { Thread.sleep(60); } catch (InterruptedException e) {} v = 7; log.add("Sup"); } }
    interface I { int K = f("I"); default void m() {} }
    interface J { int K = f("J"); default void n() {} }
    static int f(String s) { log.add(s); try { Thread.sleep(50);} catch (InterruptedException e) {} return 1; }
    static class Sub extends Sup implements I, J { static int w = v + 1; static { log.add("Sub"); } }
    static class Bad { static int q; static { try { Thread.sleep(60); } catch (InterruptedException e) {} if (true) { q = Integer.parseInt("x"); } } }
    static class BadSub extends Bad { static int z = 3; static { log.add("BadSub"); } }
    public static void main(String[] a) throws Exception {
        Thread t1 = new Thread(() -> { log.add("v=" + (Sup.v > 0)); });
        t1.start(); Thread.sleep(30);
        List<Thread> ts = new ArrayList<>();
        int[] res = new int[10];
        for (int i = 0; i < 10; i++) { int k = i; Thread t = new Thread(() -> { res[k] = Sub.w; }); ts.add(t); t.start(); }
        for (Thread t : ts) t.join(); t1.join();
        System.out.println(Arrays.toString(res));
        log.remove("v=true");
        System.out.println(log);
        log.clear();
        Map<String,Integer> m = new ConcurrentSkipListMap<>();
        Thread b1 = new Thread(() -> { try { System.out.println(Bad.q); } catch (Throwable e) { m.merge(e.getClass().getName() + " " + e.getMessage() + " / " + e.getCause(), 1, Integer::sum); } }, "first");
        b1.start(); Thread.sleep(30); ts.clear();
        for (int i = 0; i < 5; i++) { Thread t = new Thread(() -> { try { System.out.println(BadSub.z); } catch (Throwable e) { m.merge(e.getClass().getName() + " " + e.getMessage() + " / " + e.getCause(), 1, Integer::sum); } }, "s" ); ts.add(t); t.start(); }
        for (Thread t : ts) t.join(); b1.join();
        m.forEach((k, v) -> System.out.println(k + " x" + v));
        System.out.println(log);
        try { System.out.println(BadSub.z); } catch (Throwable e) { System.out.println(e + " / " + e.getCause()); }
    }
}
