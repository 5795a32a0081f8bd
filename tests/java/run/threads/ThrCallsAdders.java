// Random calls of everything that adders and accumulators offer to one thread. In a search models take their place (checker/tests/models.rs):
// they must answer alike.
import java.io.Serializable;
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class ThrCallsAdders {
    static final Random RANDOM = new Random(7);

    static String numbers(Number n) {
        return n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue() + " " + n;
    }

    static double fraction() {
        double[] special = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 1e300};
        return RANDOM.nextInt(10) == 0 ? special[RANDOM.nextInt(5)] : RANDOM.nextInt(100) / 8.0 - 4;
    }

    public static void main(String[] args) throws Exception {
        LongAdder la = new LongAdder();
        DoubleAdder da = new DoubleAdder();
        LongBinaryOperator sums = (x, y) -> x + y;
        DoubleBinaryOperator products = (x, y) -> x * y;
        // The identity of the first one is none, and the order matters to the second one.
        List<LongAccumulator> ls = List.of(new LongAccumulator(sums, 5), new LongAccumulator((x, y) -> 3 * x - y, 0),
                new LongAccumulator(Math::max, Long.MIN_VALUE));
        List<DoubleAccumulator> ds = List.of(new DoubleAccumulator(products, 1), new DoubleAccumulator(Math::min, 1e9));
        for (int i = 0; i < 1500; i++) {
            int l = RANDOM.nextInt(3), d = RANDOM.nextInt(2);
            switch (RANDOM.nextInt(20)) {
                case 0: la.increment(); break;
                case 1: la.decrement(); break;
                case 2: la.add(RANDOM.nextLong()); break;
                case 3: System.out.println(la.sum() + " " + numbers(la)); break;
                case 4: System.out.println(la.sumThenReset()); break;
                case 5: la.reset(); break;
                case 6: da.add(fraction()); break;
                case 7: System.out.println(da.sum() + " " + numbers(da)); break;
                case 8: System.out.println(da.sumThenReset()); break;
                case 9: da.reset(); break;
                case 10: case 11: ls.get(l).accumulate(RANDOM.nextInt(100)); break;
                case 12: System.out.println(ls.get(l).get() + " " + numbers(ls.get(l))); break;
                case 13: System.out.println(ls.get(l).getThenReset()); break;
                case 14: ls.get(l).reset(); break;
                case 15: case 16: ds.get(d).accumulate(fraction()); break;
                case 17: System.out.println(ds.get(d).get() + " " + numbers(ds.get(d))); break;
                case 18: System.out.println(ds.get(d).getThenReset()); break;
                default: ds.get(d).reset();
            }
        }
        try {
            new LongAccumulator(null, 1).accumulate(1);
        } catch (NullPointerException e) {
            System.out.println("no function");
        }
        System.out.println(new LongAccumulator(null, 4).get());
        try {
            new LongAccumulator((x, y) -> x / y, 1).accumulate(0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(la instanceof Serializable && ds.get(0) instanceof Serializable);
    }
}
