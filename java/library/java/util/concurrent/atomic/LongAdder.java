package java.util.concurrent.atomic;

import java.io.Serializable;

/** The model of {@code LongAdder}: see {@link Gathered}. */
public class LongAdder extends Gathered implements Serializable {
    private static final long serialVersionUID = 1;

    public LongAdder() {
        super(0, false);
    }

    @Override
    long apply(long value, long x) {
        return value + x;
    }

    public void add(long x) {
        update(x);
    }

    public void increment() {
        update(1);
    }

    public void decrement() {
        update(-1);
    }

    public long sum() {
        return look();
    }

    public void reset() {
        lookAndReset();
    }

    public long sumThenReset() {
        return lookAndReset();
    }

    @Override
    public String toString() {
        return Long.toString(sum());
    }

    @Override
    public long longValue() {
        return sum();
    }

    @Override
    public int intValue() {
        return (int) sum();
    }

    @Override
    public float floatValue() {
        return sum();
    }

    @Override
    public double doubleValue() {
        return sum();
    }
}
