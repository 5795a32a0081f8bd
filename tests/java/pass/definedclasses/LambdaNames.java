// verdict: pass
// outcomes: true true

// What the class of a lambda is called does not depend on which executions were explored before.
import jaunt.Verify;
public class LambdaNames {
    static Runnable first() {
        return () -> { };
    }

    static Runnable second() {
        return () -> { };
    }

    static String name(Runnable r) {
        return r.getClass().getName();
    }

    public static void main(String[] args) {
        boolean turned = Verify.getBoolean();
        String one = name(turned ? second() : first());
        String two = name(turned ? first() : second());
        boolean ordered = one.compareTo(two) < 0;
        System.out.println((ordered != turned) + " " + !one.equals(two));
    }
}
