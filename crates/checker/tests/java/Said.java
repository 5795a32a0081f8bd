import jaunt.Verify;
import java.util.function.BooleanSupplier;

/** Registers conditions that nothing else holds, in an atomic section that it does not leave. */
public class Said implements BooleanSupplier {
    final int limit = Verify.getInt(4, 5);

    public boolean getAsBoolean() {
        return limit > 3;
    }

    public static void main(String[] args) {
        Verify.beginAtomic();
        Verify.always(new Said());
        Verify.always("the " + "second".toUpperCase(), new Said());
        Verify.incrementCounter(7);
        System.gc();
        while (args.length == 0) {}
    }
}
