// verdict: pass
// outcomes: 012 | 021 | 102 | 120 | 201 | 210

import jaunt.Verify;

/** Three atomic sections wait for one monitor: any of them may be the first to go on. */
public class SectionsQueue {
    static final Object lock = new Object();
    static volatile int waiting;
    static String order = "";

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        synchronized (lock) {
            for (int i = 0; i < 3; i++) {
                int number = i;
                threads[i] = new Thread(() -> {
                    Verify.beginAtomic();
                    waiting++;
                    synchronized (lock) {
                        order += number;
                    }
                    Verify.endAtomic();
                });
                threads[i].start();
            }
            Verify.ignoreIf(waiting != 3);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.print(order);
    }
}
