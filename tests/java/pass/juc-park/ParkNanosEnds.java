// verdict: pass

import java.util.concurrent.locks.LockSupport;

// A timed park needs no unpark to end.
public class ParkNanosEnds {
    static volatile boolean done;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> done = true);
        t.start();
        if (!done) LockSupport.parkNanos(1000);
        t.join();
        assert done;
    }
}
