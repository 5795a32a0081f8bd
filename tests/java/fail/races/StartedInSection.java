// verdict: race
// property: +race

import jaunt.Verify;

/** A section that began alone. */
public class StartedInSection {
    static int x;

    public static void main(String[] args) {
        Verify.beginAtomic();
        new Thread(() -> x = 2).start();
        x = 1;
        Verify.endAtomic();
    }
}
