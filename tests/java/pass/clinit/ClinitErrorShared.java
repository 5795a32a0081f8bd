// verdict: pass
// outcomes: 00 | 01

// The error that a failed initialiser leaves is one object for all threads.
public class ClinitErrorShared {
    static class Bad { static { if (true) throw new RuntimeException("x"); } static void f() {} }
    static Throwable cause() {
        try { Bad.f(); } catch (NoClassDefFoundError e) { return e.getCause(); }
        return null;
    }
    static int n;
    static void work() {
        Throwable c = cause();
        c.addSuppressed(new Exception("" + c.getSuppressed().length));
    }
    public static void main(String[] a) throws Exception {
        try { Bad.f(); } catch (ExceptionInInitializerError e) {}
        Thread t = new Thread(() -> work());
        t.start();
        work();
        t.join();
        String s = "";
        for (Throwable x : cause().getSuppressed()) s += x.getMessage();
        System.out.println(s);
    }
}
