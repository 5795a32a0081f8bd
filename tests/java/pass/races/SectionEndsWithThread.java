// verdict: pass
// property: +race

import jaunt.Verify;

/** A thread does not end its section: it is over when the thread's run method is, and orders what comes after. */
public class SectionEndsWithThread {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            Verify.beginAtomic();
            x = 1;
        }).start();
        Verify.beginAtomic();
        x = 2;
        Verify.endAtomic();
    }
}
