// verdict: pass
// outcomes: RUNNABLE | WAITING

// Between its last write and its wait a thread is runnable.
public class StateBeforeWait {
    static final Object lock = new Object();
    static volatile boolean ready;
    static boolean done;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                while (!done) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        });
        t.start();
        while (!ready) {
            Thread.yield();
        }
        System.out.print(t.getState());
        synchronized (lock) {
            done = true;
            lock.notify();
        }
        t.join();
    }
}
