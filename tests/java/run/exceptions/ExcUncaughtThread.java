// Uncaught exceptions in other threads: default report "Exception in thread", main goes on, exit status 0; named and unnamed threads, causes, errors, ThreadDeath silent, daemon, thread group.
public class ExcUncaughtThread {
    static void boom(String s) { throw new IllegalStateException(s, new RuntimeException("cause of " + s)); }
    static void run(Thread t) throws InterruptedException {
        t.start();
        t.join();
        System.out.println(t.getName() + " ended alive=" + t.isAlive() + " state=" + t.getState());
    }
    static class Own extends Thread {
        Own() { super("own"); }
        @Override public void run() {
            int[] a = new int[1];
            a[1] = 0;
        }
    }
    public static void main(String[] args) throws Exception {
        run(new Thread(() -> boom("unnamed")));
        run(new Thread(() -> boom("named"), "my thread"));
        run(new Own());
        run(new Thread(() -> { throw new Error("plain error"); }, "err"));
        run(new Thread(() -> { throw new ThreadDeath(); }, "death"));
        run(new Thread(() -> { Object o = null; o.toString(); }, "npe"));
        run(new Thread(() -> { try { boom("x"); } finally { System.out.println("finally in thread"); } }, "fin"));
        run(new Thread(() -> { throw new RuntimeException() { @Override public String toString() { return "custom toString"; } }; }, "anon"));
        Thread d = new Thread(() -> boom("daemon"), "daemon"); d.setDaemon(true); run(d);
        run(new Thread(new ThreadGroup("grp") { @Override public void uncaughtException(Thread t, Throwable e) { System.out.println("group handler " + t.getName() + " " + e.getMessage()); } }, () -> boom("in group"), "grouped"));
        System.out.println("main ends normally");
    }
}
