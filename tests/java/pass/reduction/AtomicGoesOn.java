// verdict: pass
// outcomes: 000 | 001 | 010 | 011 | 110 | 111

import jaunt.Verify;

/**
 * An atomic section that had to wait for a monitor goes on as a step of its own: what it does then is seen by those who read before and
 * after.
 */
public class AtomicGoesOn {
    static volatile int inside, x;
    /** Ends of threads are steps of their own. */
    static volatile boolean here, there;
    static int before, after, seen;

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        Thread reader = new Thread(() -> {
            seen = x;
            there = true;
        });
        Thread holder = new Thread(() -> {
            synchronized (monitor) {
                inside = 1;
            }
        });
        Thread atomic = new Thread(() -> {
            Verify.beginAtomic();
            before = inside;
            synchronized (monitor) {
                after = inside;
                x = 1;
            }
            Verify.endAtomic();
            here = true;
        });
        Thread[] all = {holder, atomic, reader};
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        System.out.print("" + before + after + seen);
    }
}
