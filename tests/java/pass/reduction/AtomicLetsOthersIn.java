// verdict: pass
// outcomes: 00 | 01 | 11

import jaunt.Verify;

/** Somebody is inside of a monitor and does nothing there. An atomic section that needs it waits, and others run in the meantime. */
public class AtomicLetsOthersIn {
    static volatile int x;
    static int first, last;

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        Thread holder = new Thread(() -> {
            synchronized (monitor) {
            }
        });
        Thread atomic = new Thread(() -> {
            Verify.beginAtomic();
            first = x;
            synchronized (monitor) {
                last = x;
            }
            Verify.endAtomic();
        });
        Thread writer = new Thread(() -> x = 1);
        Thread[] all = {holder, atomic, writer};
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        System.out.print("" + first + last);
    }
}
