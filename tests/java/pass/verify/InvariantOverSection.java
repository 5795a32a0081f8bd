// verdict: pass

import jaunt.Verify;

/** A condition need not hold in the middle of a section: nobody is there. */
public class InvariantOverSection {
    static volatile int a, b;

    static void both(int value) {
        Verify.beginAtomic();
        a = value;
        for (int i = 0; i < 100; i++) {
            b = Verify.getBoolean() ? value : -value;
            if (b == value) {
                break;
            }
        }
        b = value;
        Verify.endAtomic();
    }

    public static void main(String[] args) {
        Verify.always(() -> a == b);
        new Thread(() -> both(1)).start();
        both(2);
    }
}
