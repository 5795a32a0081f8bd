// verdict: race
// property: +race

import jaunt.Verify;

/** One thread writes in an atomic section, the other one in none: nothing orders the two. */
public class SectionBesideNone {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            Verify.beginAtomic();
            x = 1;
            Verify.endAtomic();
        }).start();
        x = 2;
    }
}
