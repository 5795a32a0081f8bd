// Uncaught-exception handlers: per thread, default, group order, handler throwing, handler on main with exit status 1, getters, handler removed after death.
public class ExcUncaughtHandler {
    static void boom(String s) { throw new IllegalArgumentException(s); }
    static void go(Thread t) throws InterruptedException { t.start(); t.join(); }
    public static void main(String[] args) throws Exception {
        System.out.println(Thread.getDefaultUncaughtExceptionHandler() + " " + (Thread.currentThread().getUncaughtExceptionHandler() == Thread.currentThread().getThreadGroup()));
        Thread a = new Thread(() -> boom("a"), "A");
        a.setUncaughtExceptionHandler((t, e) -> System.out.println("own handler " + t.getName() + " " + e.getMessage() + " in " + Thread.currentThread().getName()));
        go(a);
        System.out.println(a.getUncaughtExceptionHandler() == null);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default handler " + t.getName() + " " + e));
        go(new Thread(() -> boom("b"), "B"));
        Thread c = new Thread(() -> boom("c"), "C");
        c.setUncaughtExceptionHandler((t, e) -> { System.out.println("throwing handler"); throw new RuntimeException("handler fails"); });
        go(c);
        Thread d = new Thread(() -> { Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("set inside " + e.getMessage())); boom("d"); }, "D");
        go(d);
        Thread e = new Thread(() -> { throw new StackOverflowError("manual"); }, "E");
        go(e);
        ThreadGroup g = new ThreadGroup("G") { @Override public void uncaughtException(Thread t, Throwable x) { System.out.println("group " + getName() + " " + x.getMessage()); super.uncaughtException(t, x); } };
        go(new Thread(g, () -> boom("f"), "F"));
        Thread.setDefaultUncaughtExceptionHandler(null);
        go(new Thread(g, () -> boom("g"), "Gt"));
        Thread.currentThread().setUncaughtExceptionHandler((t, x) -> System.out.println("main handler " + t.getName() + " " + x + " " + x.getStackTrace()[0].getMethodName()));
        boom("from main");
    }
}
