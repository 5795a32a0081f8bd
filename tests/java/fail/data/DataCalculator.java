// verdict: exception java.lang.ArithmeticException

// A small calculator that forgets that the divisor can be zero.
import gov.nasa.jpf.vm.Verify;

public class DataCalculator {
    enum Op {
        ADD { int apply(int x, int y) { return x + y; } },
        SUB { int apply(int x, int y) { return x - y; } },
        DIV { int apply(int x, int y) { return x / y; } };

        abstract int apply(int x, int y);
    }

    public static void main(String[] a) {
        Op first = Op.values()[Verify.random(2)];
        Op second = Op.values()[Verify.random(2)];
        int v = first.apply(4, 4);
        int w = second.apply(2, v);
        assert w <= 10;
    }
}
