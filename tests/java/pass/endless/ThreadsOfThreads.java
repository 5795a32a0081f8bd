// verdict: pass
// property: +termination

/** Spinning on the end of a thread. */
public class ThreadsOfThreads {
    static volatile int done;

    public static void main(String[] args) {
        Thread a = new Thread(() -> {
            Thread b = new Thread(() -> done = 1);
            b.start();
            while (b.isAlive()) {
                Thread.yield();
            }
        });
        a.start();
        while (done == 0) {
        }
    }
}
