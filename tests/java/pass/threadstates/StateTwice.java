// verdict: pass
// outcomes: RUNNABLE RUNNABLE | RUNNABLE BLOCKED | RUNNABLE TERMINATED | BLOCKED BLOCKED | BLOCKED RUNNABLE | BLOCKED TERMINATED | TERMINATED TERMINATED

// One thread is in the monitor, the other comes, waits for it, gets it and ends, while the first thread looks twice.
public class StateTwice {
    static final Object lock = new Object();
    static volatile boolean inside;

    public static void main(String[] a) {
        Thread first = new Thread(() -> {
            synchronized (lock) {
                inside = true;
            }
        });
        Thread second = new Thread(() -> {
            synchronized (lock) {
            }
        });
        first.start();
        second.start();
        while (!inside) {
            Thread.yield();
        }
        Thread.State before = second.getState();
        System.out.print(before + " " + second.getState());
    }
}
