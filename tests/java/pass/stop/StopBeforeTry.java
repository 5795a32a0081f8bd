// verdict: pass
// outcomes: 0 | 2

import java.util.concurrent.locks.LockSupport;

// A thread may be stopped before it is in its try block. The interrupt that comes with a stop has left a permit.
public class StopBeforeTry {
    static volatile int x;

    @SuppressWarnings("deprecation")
    public static void main(String[] a) throws InterruptedException {
        LockSupport.unpark(null); // Initialised here, where nobody is stopped.
        Thread t = new Thread(() -> {
            try {
                LockSupport.park();
                x = 1;
            } catch (ThreadDeath e) {
                x = Thread.currentThread().isInterrupted() ? 2 : 3;
                LockSupport.park();
            }
        });
        t.start();
        t.stop();
        t.join();
        System.out.print(x);
    }
}
