// verdict: pass
// outcomes: Exception java.lang.RuntimeException: x [in thread "Thread-2"] | Exception java.lang.RuntimeException: x [in thread "Thread-3"]

// The text of the error names the thread that initialised: which number that has is seen.
public class ClinitErrorName {
    static class Bad { static { if (true) throw new RuntimeException("x"); } static void f() {} }
    public static void main(String[] a) throws Exception {
        Thread[] k = new Thread[2];
        Thread t = new Thread(() -> { k[0] = new Thread(() -> { try { Bad.f(); } catch (Throwable e) {} }); });
        Thread u = new Thread(() -> { k[1] = new Thread(() -> { }); });
        t.start(); u.start();
        t.join(); u.join();
        k[0].start(); k[0].join();
        try { Bad.f(); } catch (Throwable e) { System.out.println(e.getCause().getMessage()); }
    }
}
