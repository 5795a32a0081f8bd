// verdict: pass
// outcomes: 0 | 1 | 2

import jaunt.Verify;

// Who sleeps in an atomic section lets others run. The step that ends the sleep comes to a choice that was seen before, without a sleep, and
// what it writes after that is read by the other thread.
public class SleepsThenChooses {
    static final Object lock = new Object();
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        boolean sleeps = Verify.getBoolean();
        synchronized (lock) {
            new Thread(() -> {
                synchronized (lock) {
                }
                System.out.print(x);
            }).start();
            Verify.beginAtomic();
        }
        if (sleeps) {
            Thread.sleep(1);
        }
        x = Verify.getInt(1, 2);
        Verify.endAtomic();
    }
}
