// verdict: assertion

import java.util.concurrent.locks.LockSupport;

/** A permit that comes when the thread is over does nothing; had it come first, the thread would have gone on without the other one. */
public class PermitTooLate {
    static volatile int done;

    public static void main(String[] args) throws Exception {
        Thread parked = new Thread(() -> {
            LockSupport.park();
            done = 1;
        });
        Thread looks = new Thread(() -> {
            assert done == 0;
            LockSupport.unpark(parked);
        });
        Thread wakes = new Thread(() -> LockSupport.unpark(parked));
        parked.start();
        looks.start();
        wakes.start();
        parked.join();
        looks.join();
        wakes.join();
    }
}
