// verdict: invariant

import jaunt.Verify;

// A copy of two elements is two steps for a condition that must always hold, as two assignments are.
public class InvariantInCopy {
    static final int[] pair = {0, 0};

    public static void main(String[] args) {
        Verify.always("equal", () -> pair[0] == pair[1]);
        System.arraycopy(new int[] {1, 1}, 0, pair, 0, 2);
    }
}
