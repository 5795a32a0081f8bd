// IllegalMonitorStateException in all its cases, holdsLock, monitor release on exceptions, synchronized methods (static,
// instance), recursion, null monitors.
public class ThrMonitorErrors {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static final Object M = new Object();
    static synchronized boolean st() { return Thread.holdsLock(ThrMonitorErrors.class); }
    synchronized boolean inst() { return Thread.holdsLock(this) && !Thread.holdsLock(ThrMonitorErrors.class); }
    static synchronized void thrower() { throw new IllegalStateException("from static synchronized"); }
    synchronized int rec(int n) { return n == 0 ? (Thread.holdsLock(this) ? 1 : 0) : rec(n - 1); }
    synchronized void nested(Runnable r) { r.run(); }
    static boolean free(Object o) throws Exception {
        boolean[] got = new boolean[1];
        Thread t = new Thread(() -> { synchronized (o) { got[0] = true; } });
        t.setDaemon(true); t.start(); t.join(2000);
        return got[0];
    }
    static int early(Object o, int k) {
        for (int i = 0; i < 5; i++) synchronized (o) {
            if (i == 1 && k == 1) return i;
            if (i == 2 && k == 2) break;
            if (k == 3) continue;
            try { if (k == 4) throw new RuntimeException("x"); } catch (RuntimeException e) { return 40; } finally { if (k == 5) return 50;
                    }
        }
        return -1;
    }
    public static void main(String[] args) throws Exception {
        t("wait unowned", () -> { M.wait(); return 0; });
        t("timed wait unowned", () -> { M.wait(10); return 0; });
        t("notify unowned", () -> { M.notify(); return 0; });
        t("notifyAll unowned", () -> { M.notifyAll(); return 0; });
        t("other object", () -> { synchronized (M) { "other".notify(); } return 0; });
        t("other object wait", () -> { synchronized (M) { new Object().wait(1); } return 0; });
        t("bad timeout", () -> { synchronized (M) { M.wait(-1); } return 0; });
        t("bad nanos", () -> { synchronized (M) { M.wait(1, -1); } return 0; });
        t("bad nanos2", () -> { synchronized (M) { M.wait(1, 1000000); } return 0; });
        t("bad timeout unowned", () -> { M.wait(-1); return 0; });
        t("null monitor", () -> {
            Object o = null;
            try {
                synchronized (o) { return 1; }
            } catch (NullPointerException e) { return "NPE"; }
        });
        t("null wait", () -> {
            Object o = null;
            try {
                o.wait();
                return 1;
            } catch (NullPointerException e) { return "NPE"; }
        });
        t("holdsLock null", () -> {
            try { return Thread.holdsLock(null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("owned by other thread", () -> {
            String[] r = new String[1];
            synchronized (M) {
                Thread th = new Thread(() -> {
                    try {
                        M.notify();
                        r[0] = "?";
                    } catch (IllegalMonitorStateException e) { r[0] = "IMSE " + Thread.holdsLock(M); }
                });
                th.start();
                th.join();
            }
            return r[0];
        });
        t("static", () -> st()); t("instance", () -> new ThrMonitorErrors().inst());
        t("static throws", () -> { thrower(); return 0; });
        t("released after static throw", () -> free(ThrMonitorErrors.class));
        t("released after throw", () -> {
            try {
                synchronized (M) {
                    synchronized (M) { throw new RuntimeException(); }
                }
            } catch (RuntimeException e) { return free(M); }
        });
        for (int k = 0; k < 6; k++) {
            int q = k;
            t("early " + k, () -> early(M, q) + " " + free(M) + Thread.holdsLock(M));
        }
        t("recursive", () -> new ThrMonitorErrors().rec(200));
        t("nested", () -> {
            ThrMonitorErrors a = new ThrMonitorErrors(), b = new ThrMonitorErrors();
            boolean[] r = new boolean[2];
            a.nested(() -> b.nested(() -> a.nested(() -> { r[0] = Thread.holdsLock(a) && Thread.holdsLock(b); })));
            r[1] = Thread.holdsLock(a) || Thread.holdsLock(b);
            return r[0] + " " + r[1];
        });
        t("wait releases all levels", () -> {
            boolean[] seen = new boolean[1]; Thread[] n = new Thread[1];
            synchronized (M) { synchronized (M) {
                n[0] = new Thread(() -> { synchronized (M) { seen[0] = true; M.notifyAll(); } }); n[0].start();
                while (!seen[0]) M.wait();
            } seen[0] = seen[0] && Thread.holdsLock(M); }
            n[0].join();
            return seen[0] + " " + Thread.holdsLock(M);
        });
        t("wait keeps other monitors", () -> {
            Object other = new Object(); String[] r = new String[1];
            Thread w = new Thread(() -> {
                synchronized (other) {
                    synchronized (M) {
                        try { M.wait(); } catch (InterruptedException e) { }
                        r[0] = "" + Thread.holdsLock(other);
                    }
                }
            });
            w.start(); while (w.getState() != Thread.State.WAITING) Thread.yield();
            Thread probe = new Thread(() -> { synchronized (other) { } }); probe.start();
            while (probe.getState() != Thread.State.BLOCKED) Thread.yield();
            synchronized (M) { M.notify(); }
            w.join(); probe.join(); return "blocked while waiting, still held " + r[0];
        });
        t("class literal monitor", () -> { synchronized (int.class) { return Thread.holdsLock(Integer.TYPE); } });
        t("array monitor", () -> {
            int[] a = new int[1];
            synchronized (a) {
                a.notify();
                return Thread.holdsLock(a);
            }
        });
        t("string monitor", () -> { synchronized ("lit") { return Thread.holdsLock("l" + "it"); } });
        t("enum/lambda monitor", () -> {
            Runnable r = () -> { };
            synchronized (r) {
                synchronized (Thread.State.NEW) {
                    return Thread.holdsLock(r) && Thread.holdsLock(Thread.State.NEW);
                }
            }
        });
        t("notify nobody", () -> { synchronized (M) { M.notify(); M.notifyAll(); } return "no effect"; });
        t("clone not synchronized", () -> { int[] a = {1}; synchronized (a) { return Thread.holdsLock(a.clone()); } });
    }
}
