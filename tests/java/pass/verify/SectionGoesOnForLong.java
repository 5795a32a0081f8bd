// verdict: pass
// outcomes: 0 | 1

import jaunt.Verify;

// A section had to wait for a monitor, goes on, and is so long that it is more than one step. Its first step does nothing that the other thread
// could see, but from then on the other one is kept out: which of the two comes first makes a difference all the same.
public class SectionGoesOnForLong {
    static final Object lock = new Object();
    static volatile boolean begun;
    static volatile int x;
    static int read;

    public static void main(String[] args) throws InterruptedException {
        Thread section = new Thread(() -> {
            Verify.beginAtomic();
            begun = true;
            synchronized (lock) {
                int n = 0;
                for (int i = 0; i < 20_000; i++) n ^= i;
                read = n < 0 ? -1 : x;
            }
            Verify.endAtomic();
        });
        Thread other = new Thread(() -> {
            // Only once the section waits: so that it has not begun before.
            if (begun) x = 1;
        });
        synchronized (lock) {
            section.start();
            other.start();
        }
        section.join();
        other.join();
        System.out.print(read);
    }
}
