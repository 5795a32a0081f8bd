// verdict: assertion

// The middle of two large numbers; the sum overflows.
import jaunt.Verify;

public class DataMidOverflow {
    static int mid(int lo, int hi) {
        return (lo + hi) / 2;
    }

    public static void main(String[] a) {
        int lo = Verify.getIntFromList(0, 1, 1 << 30);
        int hi = Verify.getIntFromList(1 << 30, Integer.MAX_VALUE);
        int m = mid(lo, hi);
        assert lo <= m && m <= hi : lo + " " + hi;
    }
}
