// verdict: invariant

import jaunt.Verify;

// Nobody but the condition can see the array, and the condition looks at every state.
public class InvariantOfLocal {
    public static void main(String[] args) {
        int[] box = new int[1];
        Verify.always(() -> box[0] == 0);
        box[0] = 1;
        box[0] = 0;
    }
}
