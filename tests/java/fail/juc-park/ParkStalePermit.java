// verdict: assertion

import java.util.concurrent.locks.LockSupport;

// A permit left from before lets park return at once; without a loop that is taken for the event.
public class ParkStalePermit {
    static volatile boolean done;

    public static void main(String[] a) {
        Thread main = Thread.currentThread();
        LockSupport.unpark(main);
        new Thread(() -> {
            done = true;
            LockSupport.unpark(main);
        }).start();
        LockSupport.park();
        assert done;
    }
}
