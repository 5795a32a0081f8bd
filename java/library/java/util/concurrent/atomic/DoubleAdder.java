package java.util.concurrent.atomic;

import java.io.Serializable;

/** The model of {@code DoubleAdder}: see {@link Gathered}. */
public class DoubleAdder extends Gathered implements Serializable {
    private static final long serialVersionUID = 1;

    public DoubleAdder() {
        super(0, true);
    }

    @Override
    long apply(long value, long x) {
        return Double.doubleToRawLongBits(Double.longBitsToDouble(value) + Double.longBitsToDouble(x));
    }

    public void add(double x) {
        update(Double.doubleToRawLongBits(x));
    }

    public double sum() {
        return Double.longBitsToDouble(look());
    }

    public void reset() {
        lookAndReset();
    }

    public double sumThenReset() {
        return Double.longBitsToDouble(lookAndReset());
    }

    @Override
    public String toString() {
        return Double.toString(sum());
    }

    @Override
    public long longValue() {
        return (long) sum();
    }

    @Override
    public int intValue() {
        return (int) sum();
    }

    @Override
    public float floatValue() {
        return (float) sum();
    }

    @Override
    public double doubleValue() {
        return sum();
    }
}
