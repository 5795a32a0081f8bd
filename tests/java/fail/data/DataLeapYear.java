// verdict: assertion

// The rule for full centuries is missing.
import jaunt.Verify;

public class DataLeapYear {
    static boolean leap(int year) {
        return year % 4 == 0;
    }

    static int leapsUpTo(int year) {
        return year / 4 - year / 100 + year / 400;
    }

    public static void main(String[] a) {
        int century = Verify.getInt(16, 20);
        int year = Verify.getInt(0, 4);
        int y = 100 * century + year;
        assert leap(y) == (leapsUpTo(y) > leapsUpTo(y - 1)) : y;
    }
}
