// verdict: pass

// The same calculator with an empty result for a division by zero.
import gov.nasa.jpf.vm.Verify;
import java.util.OptionalInt;

public class DataCalculatorChecked {
    static OptionalInt apply(String op, int x, int y) {
        return switch (op) {
            case "add" -> OptionalInt.of(x + y);
            case "sub" -> OptionalInt.of(x - y);
            case "div" -> y == 0 ? OptionalInt.empty() : OptionalInt.of(x / y);
            default -> throw new IllegalArgumentException(op);
        };
    }

    public static void main(String[] a) {
        String[] ops = {"add", "sub", "div"};
        OptionalInt v = apply(ops[Verify.random(2)], 4, 4);
        OptionalInt w = apply(ops[Verify.random(2)], 2, v.getAsInt());
        assert w.isEmpty() || w.getAsInt() <= 10;
    }
}
