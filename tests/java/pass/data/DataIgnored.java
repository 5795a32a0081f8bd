// verdict: pass
// outcomes: 0 1|0 2|1 2

// Paths where the numbers do not rise are not followed, so they print nothing.
import jaunt.Verify;

public class DataIgnored {
    public static void main(String[] a) {
        int x = Verify.getInt(0, 2);
        int y = Verify.getIntFromList(2, 1, 0);
        Verify.ignoreIf(x >= y);
        System.out.println(x + " " + y);
    }
}
