import jaunt.Verify;

/** Prints which of four executions this is. */
public class Counted {
    public static void main(String[] args) {
        Verify.incrementCounter(1);
        int start = Verify.getCounter(1);
        Verify.getInt(0, 3);
        Verify.incrementCounter(0);
        System.out.println(start + " " + Verify.getCounter(0));
    }
}
