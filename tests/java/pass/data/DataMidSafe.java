// verdict: pass

// The unsigned shift keeps the middle right for all pairs that are not negative.
import jaunt.Verify;

public class DataMidSafe {
    static int mid(int lo, int hi) {
        return (lo + hi) >>> 1;
    }

    public static void main(String[] a) {
        int lo = Verify.getIntFromList(0, 1, 1 << 30);
        int hi = Verify.getIntFromList(1 << 30, Integer.MAX_VALUE);
        int m = mid(lo, hi);
        assert lo <= m && m <= hi;
    }
}
