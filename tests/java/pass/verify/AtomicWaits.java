// verdict: pass
// outcomes: 00 false | 01 false | 10 false | 11 false | 00 true | 01 true | 10 true | 11 true

import jaunt.Verify;

// A section that had to wait for a monitor goes on when the monitor is free, and that is a choice: others may see before that it waits. It ends inside of
// the monitor: what follows is another step.
public class AtomicWaits {
    static final Object lock = new Object();
    static final Object inner = new Object();
    static volatile boolean inside, waits;
    static volatile int a, b;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                inside = true;
                synchronized (inner) {
                }
                inside = false;
            }
            System.out.print("" + a + b + " " + waits);
        }).start();
        Verify.beginAtomic();
        waits = inside;
        synchronized (lock) {
            a = 1;
            Verify.endAtomic();
            b = 1;
        }
    }
}
