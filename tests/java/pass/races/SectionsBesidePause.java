// verdict: pass
// property: +race

import jaunt.Verify;

/** A section that waited does not make the ends of others undone. */
public class SectionsBesidePause {
    static int y;

    public static void main(String[] args) {
        new Thread(() -> {
            Verify.beginAtomic();
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            Verify.endAtomic();
        }).start();
        for (int i = 0; i < 2; i++) {
            int value = i;
            new Thread(() -> {
                Verify.beginAtomic();
                y = value;
                Verify.endAtomic();
            }).start();
        }
    }
}
