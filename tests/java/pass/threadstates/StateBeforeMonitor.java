// verdict: pass
// outcomes: RUNNABLE | BLOCKED

// A thread that will have to wait for a monitor has tried to enter it, or has not yet.
public class StateBeforeMonitor {
    static final Object lock = new Object();

    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            synchronized (lock) {
            }
        });
        synchronized (lock) {
            t.start();
            System.out.print(t.getState());
        }
    }
}
