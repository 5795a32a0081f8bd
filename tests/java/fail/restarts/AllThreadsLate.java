// verdict: assertion

import jaunt.Verify;

// As IsAliveLate, but all threads are asked for.
public class AllThreadsLate {
    static final Object lock = new Object();
    static boolean done;

    public static void main(String[] args) {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        Thread t = new Thread(() -> {
            synchronized (lock) {
                done = true;
            }
        });
        t.start();
        boolean seen;
        synchronized (lock) {
            seen = done;
        }
        assert !(seen && Thread.getAllStackTraces().containsKey(t)) : "done and alive";
    }
}
