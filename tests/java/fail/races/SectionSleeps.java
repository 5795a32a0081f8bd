// verdict: race
// property: +race

import jaunt.Verify;

/** A section that waits lets others in, and only its end orders what it did before what they do. */
public class SectionSleeps {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            Verify.beginAtomic();
            x = 1;
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
            Verify.endAtomic();
        }).start();
        Verify.beginAtomic();
        x = 2;
        Verify.endAtomic();
    }
}
