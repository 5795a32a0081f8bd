package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.DoubleBinaryOperator;

/** The model of {@code DoubleAccumulator}: see {@link Gathered}. Updates are seen in the order in which they came. */
public class DoubleAccumulator extends Gathered implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient DoubleBinaryOperator function;
    private final transient double identity;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        super(Double.doubleToRawLongBits(identity));
        this.function = accumulatorFunction;
        this.identity = identity;
    }

    @Override
    long apply(long value, long x) {
        double result = function.applyAsDouble(Double.longBitsToDouble(value), Double.longBitsToDouble(x));
        return Double.doubleToRawLongBits(result);
    }

    public void accumulate(double x) {
        update(Double.doubleToRawLongBits(x));
    }

    public double get() {
        return Double.longBitsToDouble(look());
    }

    public void reset() {
        lookAndReset();
    }

    public double getThenReset() {
        return Double.longBitsToDouble(lookAndReset());
    }

    @Override
    public String toString() {
        return Double.toString(get());
    }

    @Override
    public long longValue() {
        return (long) get();
    }

    @Override
    public int intValue() {
        return (int) get();
    }

    @Override
    public float floatValue() {
        return (float) get();
    }

    @Override
    public double doubleValue() {
        return get();
    }

    private Object writeReplace() {
        return new Written(get(), function, identity);
    }

    private static final class Written implements Serializable {
        private static final long serialVersionUID = 1;
        private final double value;
        private final DoubleBinaryOperator function;
        private final double identity;

        Written(double value, DoubleBinaryOperator function, double identity) {
            this.value = value;
            this.function = function;
            this.identity = identity;
        }

        private Object readResolve() {
            DoubleAccumulator accumulator = new DoubleAccumulator(function, identity);
            accumulator.set(Double.doubleToRawLongBits(value));
            return accumulator;
        }
    }
}
