package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.LongBinaryOperator;

/** The model of {@code LongAccumulator}: see {@link Gathered}. Updates are seen in the order in which they came. */
public class LongAccumulator extends Gathered implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient LongBinaryOperator function;
    private final transient long identity;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        super(identity);
        this.function = accumulatorFunction;
        this.identity = identity;
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

    private Object writeReplace() {
        return new Written(get(), function, identity);
    }

    private static final class Written implements Serializable {
        private static final long serialVersionUID = 1;
        private final long value;
        private final LongBinaryOperator function;
        private final long identity;

        Written(long value, LongBinaryOperator function, long identity) {
            this.value = value;
            this.function = function;
            this.identity = identity;
        }

        private Object readResolve() {
            LongAccumulator accumulator = new LongAccumulator(function, identity);
            accumulator.set(value);
            return accumulator;
        }
    }
}
