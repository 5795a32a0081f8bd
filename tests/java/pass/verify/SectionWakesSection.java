// verdict: pass
// outcomes: 0 2 | 0 3 | 2 2 | 3 3

import jaunt.Verify;

/** An atomic section wakes another that waits: that one goes on when the first is over, and not in the middle of it. */
public class SectionWakesSection {
    static final Object lock = new Object();
    static volatile int v;
    static boolean go;

    public static void main(String[] args) throws Exception {
        Thread waker = new Thread(() -> {
            Verify.beginAtomic();
            synchronized (lock) {
                go = true;
                lock.notifyAll();
                v = 1;
            }
            v = 2;
            Verify.endAtomic();
            v = 3;
        });
        waker.start();
        Verify.beginAtomic();
        int before = v;
        int after;
        synchronized (lock) {
            while (!go) {
                lock.wait();
            }
            after = v;
        }
        Verify.endAtomic();
        waker.join();
        System.out.print(before + " " + after);
    }
}
