// verdict: pass
// outcomes: 00 | 01 | 10 | 11

import jaunt.Verify;

// All that tells the two ways apart is whether the thread is in an atomic section.
public class AtomicOrNot {
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            int first = x;
            System.out.print(first + "" + y);
        });
        t.start();
        if (!Verify.getBoolean()) {
            Verify.beginAtomic();
        }
        x = 1;
        y = 1;
        Verify.endAtomic();
        t.join();
    }
}
