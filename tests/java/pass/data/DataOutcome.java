// verdict: pass
// outcomes: 0|1|2|3|4|5

// Prints a sum of two choices; every value from 0 to 5 comes up once.
import jaunt.Verify;

public class DataOutcome {
    public static void main(String[] a) {
        int low = Verify.getBoolean() ? 1 : 0;
        int high = Verify.random(2);
        System.out.println(2 * high + low);
    }
}
