import jaunt.Verify;
import java.util.List;

/** Every method of jaunt.Verify that comes back; each choice gives its first value. */
public class UseJaunt {
    static int balance = 3;

    public static void main(String[] args) throws Exception {
        System.out.println("inside " + Verify.isRunningInJaunt());
        System.out.println(Verify.getBoolean() + " " + Verify.getBoolean(true) + " " + Verify.getBoolean(false) + " " + Verify.randomBool());
        System.out.println(Verify.getInt(3, 7) + " " + Verify.getInt(7, 3) + " " + Verify.getInt(-1, -1) + " " + Verify.random(5));
        System.out.println(Verify.getInt(Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + Verify.getLong(Long.MIN_VALUE, Long.MAX_VALUE));
        System.out.println(Verify.getLong(5_000_000_000L, 4_999_999_999L) + " " + Verify.getInt(-70_000, 70_000));
        System.out.println(Verify.getIntFromList(9, 8) + " " + Verify.getLongFromList(7L, 6L) + " "
            + Verify.getFloatFromList(0.5f) + " " + Verify.getDoubleFromList(2.5, 1.5));
        System.out.println(Verify.getFromList("a", "b") + " " + Verify.getFromList(List.of('c', 'd')));
        try {
            Verify.getIntFromList();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }

        Verify.beginAtomic();
        Verify.endAtomic();
        Verify.endAtomic();
        Verify.ignoreIf(false);
        Verify.stopIfVisited(args);
        Verify.breakTransition("here");

        Verify.assertTrue(true);
        Verify.assertTrue("not seen", true);
        for (String message : new String[] {null, "seen"}) {
            try {
                if (message == null) {
                    Verify.assertTrue(false);
                } else {
                    Verify.assertTrue(message, false);
                }
            } catch (AssertionError e) {
                System.out.println(e.getMessage());
            }
        }
        Verify.always(() -> balance >= 0);
        Verify.always("the balance is not negative", () -> balance >= 0);
        try {
            Verify.always(null);
        } catch (NullPointerException e) {
            System.out.println("no condition");
        }
        System.gc();

        Verify.incrementCounter(1);
        System.out.print(Verify.incrementCounter(1) + " " + Verify.getCounter(1) + " " + Verify.getCounter(2));
        Verify.setCounter(2, 40);
        Verify.resetCounter(1);
        System.out.println(" " + Verify.getCounter(1) + " " + Verify.getCounter(2));

        Verify.print("x = ", 1, ' ');
        Verify.println("y = ", null);
        Verify.println();

        System.out.println(Verify.class.getMethod("random", int.class).invoke(null, 9));
        java.util.function.IntUnaryOperator random = Verify::random;
        System.out.println(random.applyAsInt(9));
    }
}
