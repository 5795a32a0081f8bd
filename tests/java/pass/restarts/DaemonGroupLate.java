// verdict: pass

import jaunt.Verify;

// Threads are counted unseen as long as no group goes away with its last thread. That there is such a group shows when one of its threads
// is started, after another thread has made one for it. No thread ends, so nobody counts again.
public class DaemonGroupLate {
    static final Object lock = new Object();
    static final Object step = new Object();

    @SuppressWarnings("removal")
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g");
        group.setDaemon(true);
        Thread started = new Thread(group, DaemonGroupLate::enter);
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        synchronized (lock) {
            new Thread(() -> {
                new Thread(group, DaemonGroupLate::enter);
                enter();
            }).start();
            synchronized (step) {
            }
            started.start();
            Runtime.getRuntime().halt(0);
        }
    }

    static void enter() {
        synchronized (lock) {
        }
    }
}
