// synchronized blocks and methods: release on exception/return/break, reentrancy, nested, on classes, holdsLock, wait/notify misuse.
public class StmtSync {
    static final Object A = new Object(), B = new Object(); int v; static StringBuilder log = new StringBuilder();
    static String locks(Object... os) { String s = ""; for (Object o : os) s += Thread.holdsLock(o) ? '1' : '0'; return s; }
    static int ret() { synchronized (A) { synchronized (B) { return Integer.parseInt(locks(A, B)); } } }
    synchronized int sm(int n) { log.append(locks(this)); if (n == 0) throw new IllegalStateException("deep" + locks(this)); return n + sm(n - 1); }
    static synchronized String ssm() { return locks(StmtSync.class); }
    synchronized int rec(int n) { return n == 0 ? 0 : 1 + rec(n - 1); }
    static int brk() { int n = 0; while (true) { synchronized (A) { n++; if (n == 2) continue; if (n == 4) break; } log.append(locks(A)); } return n; }
    static Object expr(Object o) { log.append("expr "); return o; }
    interface T { void run() throws Exception; } static void t(String n, T r) { try { r.run(); System.out.println(n + " fine"); }
        catch (Exception e) { System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage()); } }
    public static void main(String[] args) throws Exception {
        System.out.println(ret() + " " + locks(A, B)); StmtSync s = new StmtSync(); try { s.sm(3); }
        catch (IllegalStateException e) { System.out.println(e.getMessage() + " " + log + " " + locks(s)); } log.setLength(0);
        System.out.println(ssm() + locks(StmtSync.class) + " " + s.rec(100) + " " + brk() + " " + log); log.setLength(0);
        try { synchronized (A) { synchronized (B) { throw new RuntimeException(locks(A, B)); } } }
        catch (RuntimeException e) { System.out.println(e.getMessage() + " " + locks(A, B)); }
        try { synchronized (expr(null)) { log.append("no"); } } catch (NullPointerException e) { System.out.println("npe " + log); }
        Object l = new Object(); synchronized (l) { Object old = l; l = new Object(); System.out.println(locks(old, l)); }
        synchronized (A) { synchronized (A) { synchronized (A) { System.out.print(locks(A)); } System.out.print(locks(A)); }
            System.out.println(locks(A)); } int x = 0;
        synchronized (A) { try { x = 1; synchronized (B) { x /= 0; } } catch (ArithmeticException e) { System.out.println(locks(A, B)); }
            finally { x += 10; System.out.println(locks(A, B) + x); } }
        synchronized (int[].class) { synchronized (new int[0]) { synchronized ("str") { System.out.println(locks(int[].class, "str")); } }
        } synchronized (StmtSync.class) { System.out.println(ssm()); }
        t("wait", () -> A.wait()); t("wait1", () -> A.wait(1)); t("notify", () -> A.notify()); t("notifyAll", () -> A.notifyAll());
        t("wait neg", () -> { synchronized (A) { A.wait(-1); } }); t("wait nanos", () -> { synchronized (A) { A.wait(0, 1000000); } });
        t("notify ok", () -> { synchronized (A) { A.notify(); A.notifyAll(); } });
        t("timed wait", () -> { synchronized (A) { A.wait(1); System.out.print(locks(A) + " "); } });
        t("wrong lock", () -> { synchronized (A) { B.notify(); } });
        t("interrupted wait", () -> { Thread.currentThread().interrupt(); synchronized (A) { A.wait(); } });
        System.out.println(Thread.interrupted()); t("interrupted sleep", () -> { Thread.currentThread().interrupt(); Thread.sleep(10); });
        t("holdsLock null", () -> Thread.holdsLock(null));
        t("interrupted join", () -> { Thread.currentThread().interrupt(); Thread.currentThread().join(5); });
        t("sleep neg", () -> Thread.sleep(-1));
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 500; k++) { synchronized (s) { s.v++; } inc(s); } });
            ts[i].start(); } for (Thread t : ts) t.join(); System.out.println(s.v); final int[] turn = {0};
        StringBuilder pp = new StringBuilder(); Thread[] two = new Thread[2];
        for (int id = 0; id < 2; id++) { int me = id;
            two[id] = new Thread(() -> { for (int k = 0; k < 4; k++) synchronized (turn) { while (turn[0] != me) try { turn.wait(); }
                            catch (InterruptedException e) { return; } pp.append(me == 0 ? "ping " : "pong "); turn[0] = 1 - me;
                            turn.notifyAll(); } }); two[id].start(); } for (Thread t : two) t.join(); System.out.println(pp);
        Thread dead = new Thread(() -> { synchronized (B) { throw new ThreadDeath(); } }); dead.start(); dead.join();
        synchronized (B) { System.out.println("B free " + locks(B)); }
        java.util.concurrent.locks.ReentrantLock rl = new java.util.concurrent.locks.ReentrantLock(); t("unlock", rl::unlock); rl.lock();
        rl.lock(); System.out.println(rl.getHoldCount() + " " + rl.isHeldByCurrentThread()); rl.unlock(); rl.unlock();
        System.out.println(rl.isLocked());
    }
    static void inc(StmtSync q) { synchronized (q) { try { q.v++; return; } finally { q.v--; q.v++; } } }
}
