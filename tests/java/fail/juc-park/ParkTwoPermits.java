// verdict: deadlock

import java.util.concurrent.locks.LockSupport;

// Permits do not add up: two unparks before the first park pay for one park only.
public class ParkTwoPermits {
    public static void main(String[] a) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            LockSupport.unpark(main);
            LockSupport.unpark(main);
        }).start();
        LockSupport.park();
        LockSupport.park();
    }
}
