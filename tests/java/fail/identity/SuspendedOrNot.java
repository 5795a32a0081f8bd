// verdict: deadlock

import jaunt.Verify;

// All that tells the two ways apart is whether the thread is suspended.
public class SuspendedOrNot {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (Verify.getBoolean()) {
            t.suspend();
        }
        x = 2;
        t.join();
    }
}
