import jaunt.Verify;

/** Names of the classes of lambdas, linked in both orders. */
public class Lambdas {
    static Runnable first() {
        return () -> { };
    }

    static Runnable second() {
        return Lambdas::first;
    }

    public static void main(String[] args) {
        boolean turned = Verify.getBoolean();
        System.out.println((turned ? second() : first()).getClass().getName());
        System.out.println((turned ? first() : second()).getClass().getName());
    }
}
