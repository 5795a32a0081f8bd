// verdict: assertion

import jaunt.Verify;

// A thread ends with its last step as long as nobody asks. Whoever does asks when the thread is over, but could have asked before its end.
public class IsAliveLate {
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
        assert !(seen && t.isAlive()) : "done and alive";
    }
}
