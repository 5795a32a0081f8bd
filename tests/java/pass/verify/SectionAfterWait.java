// verdict: pass
// outcomes: 0 | 1 | 11

import jaunt.Verify;

// A section waits in a monitor that was entered before the section. Whoever gets a monitor back may still do one thing in the same step; the
// section was that thing, and what follows its end is another step.
public class SectionAfterWait {
    static final Object lock = new Object();
    static boolean ready;
    static volatile int x;
    static int read;

    public static void main(String[] args) throws InterruptedException {
        Thread section = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
                Verify.beginAtomic();
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                int first = x;
                Verify.endAtomic();
                read = 10 * first + x;
            }
        });
        section.start();
        synchronized (lock) {
            while (!ready) lock.wait();
            lock.notify();
        }
        x = 1;
        section.join();
        System.out.print(read);
    }
}
