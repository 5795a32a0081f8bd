public class ThrInitErr {
    static class Bad { static { if (true) throw new IllegalStateException("boom"); } }
    static class Sub extends Bad { }
    static class Sub2 extends Bad { static int x = 1; static { System.out.println("no"); } }
    static class Lazy { static { if (true) throw new Error("err"); } static void f() {} }
    static void t(Runnable r) { try { r.run(); System.out.println("fine"); } catch (Throwable e) { Throwable c = e; String s = ""; while (c != null) { s += c + " <- "; c = c.getCause(); } System.out.println(s); } }
    public static void main(String[] a) throws Exception {
        t(Sub::new); t(Sub::new); t(() -> new Bad()); t(() -> System.out.println(Sub2.x)); t(() -> System.out.println(Sub2.x));
        t(Lazy::f); t(Lazy::f);
        Thread th = new Thread(() -> t(Lazy::f), "other"); th.start(); th.join();
    }
}
