// verdict: deadlock

import java.util.concurrent.locks.LockSupport;

// The waiter looks at the flag before it makes itself known: the unpark may go nowhere.
public class ParkCheckBeforePublish {
    static volatile boolean done;
    static volatile Thread waiter;

    public static void main(String[] a) {
        new Thread(() -> {
            done = true;
            LockSupport.unpark(waiter);
        }).start();
        if (!done) {
            waiter = Thread.currentThread();
            LockSupport.park();
        }
    }
}
