// verdict: pass
// outcomes: parked once

import java.util.concurrent.locks.LockSupport;

// An interrupt makes a permit available; testing the flag clears the flag, not the permit.
public class InterruptLeavesPermit {
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            Thread.currentThread().interrupt();
            assert Thread.interrupted();
            LockSupport.park();
            System.out.print("parked once");
        });
        t.start();
        t.join();
    }
}
