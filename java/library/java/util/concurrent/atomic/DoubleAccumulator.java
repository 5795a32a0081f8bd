package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.DoubleBinaryOperator;

/** The model of {@code DoubleAccumulator}: see {@link Gathered}. */
public class DoubleAccumulator extends Gathered implements Serializable {
    private static final long serialVersionUID = 1;

    private final DoubleBinaryOperator function;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        super(Double.doubleToRawLongBits(identity), true);
        this.function = accumulatorFunction;
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
}
