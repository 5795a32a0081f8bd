// verdict: pass
// outcomes: 10 110 110 | 0 100 100 | 0 100 110 | 0 110 110

import jaunt.Verify;

// The sleep of 10 begins when it begins: before the other thread has slept its 100, or after.
public class TimeOfSleep {
    static volatile boolean ready;
    static long start;

    static long now() {
        return (System.nanoTime() - start) / 1_000_000;
    }

    public static void main(String[] a) throws InterruptedException {
        start = System.nanoTime();
        Thread t = new Thread(() -> {
            ready = true;
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        // Not in a loop: where a program goes round, time passes by itself.
        Verify.ignoreIf(!ready);
        long first = now();
        Thread.sleep(100);
        long second = now();
        t.join();
        System.out.print(first + " " + second + " " + now());
    }
}
