// verdict: assertion

// The absolute value of the smallest int is negative.
public class DataAbs {
    public static void main(String[] a) {
        int x = jaunt.Verify.getIntFromList(0, -1, 7, Integer.MIN_VALUE);
        jaunt.Verify.assertTrue(Math.abs(x) >= 0);
    }
}
