// verdict: pass

import java.util.concurrent.locks.LockSupport;

// The waiter makes itself known, then looks at the flag, and looks again after every wakeup.
public class ParkPublishBeforeCheck {
    static volatile boolean done;
    static volatile Thread waiter;

    public static void main(String[] a) {
        new Thread(() -> {
            done = true;
            LockSupport.unpark(waiter);
        }).start();
        waiter = Thread.currentThread();
        while (!done) LockSupport.park();
    }
}
