// verdict: deadlock

import java.util.concurrent.locks.LockSupport;

// unpark of a thread that is not started gives no permit.
public class ParkBeforeStart {
    public static void main(String[] a) {
        Thread t = new Thread(() -> LockSupport.park());
        new Thread(() -> LockSupport.unpark(t)).start();
        t.start();
    }
}
