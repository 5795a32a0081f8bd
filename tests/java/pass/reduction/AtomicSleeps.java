// verdict: pass
// outcomes: 0 | 1

import jaunt.Verify;

/** Others run while an atomic section sleeps. What it does when it wakes is seen by those who read after it. */
public class AtomicSleeps {
    static volatile int x;
    /** Ends of threads are steps of their own. */
    static volatile boolean here, there;
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread atomic = new Thread(() -> {
            Verify.beginAtomic();
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            x = 1;
            Verify.endAtomic();
            here = true;
        });
        Thread reader = new Thread(() -> {
            seen = x;
            there = true;
        });
        atomic.start();
        reader.start();
        atomic.join();
        reader.join();
        System.out.print(seen);
    }
}
