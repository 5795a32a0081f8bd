package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.LongBinaryOperator;

/** The model of {@code LongAccumulator}: see {@link Gathered}. */
public class LongAccumulator extends Gathered implements Serializable {
    private static final long serialVersionUID = 1;

    private final LongBinaryOperator function;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        super(identity, true);
        this.function = accumulatorFunction;
    }

    @Override
    long apply(long value, long x) {
        return function.applyAsLong(value, x);
    }

    public void accumulate(long x) {
        update(x);
    }

    public long get() {
        return look();
    }

    public void reset() {
        lookAndReset();
    }

    public long getThenReset() {
        return lookAndReset();
    }

    @Override
    public String toString() {
        return Long.toString(get());
    }

    @Override
    public long longValue() {
        return get();
    }

    @Override
    public int intValue() {
        return (int) get();
    }

    @Override
    public float floatValue() {
        return get();
    }

    @Override
    public double doubleValue() {
        return get();
    }
}
