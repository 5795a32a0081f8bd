package jaunt.vm;

/**
 * Copies that others can watch: one element after the other, each a step of its own, as HotSpot tears them. The VM calls these
 * where a copy in one step would hide something, after it has looked at all arguments.
 */
final class Copy {
    private Copy() {}

    /** {@code System.arraycopy}. */
    static void array(Object from, int at, Object to, int target, int n) {
        boolean back = from == to && at < target && target < at + n;
        for (int k = 0; k < n; k++) {
            int i = back ? n - 1 - k : k;
            if (from instanceof Object[] source) {
                Object value = source[at + i];
                check(from, to, value);
                ((Object[]) to)[target + i] = value;
            } else {
                setElement(to, target + i, element(from, at + i));
            }
        }
    }

    /** {@code Object.clone}. */
    static Object clone(Object from) {
        Object to = blank(from);
        int n = slots(from);
        if (from.getClass().isArray()) {
            array(from, 0, to, 0, n);
        } else {
            for (int i = 0; i < n; i++) {
                slot(from, to, i);
            }
        }
        return to;
    }

    /** {@code Unsafe.copyMemory}: in the largest units to which everything is aligned. */
    static void memory(Object from, long at, Object to, long target, long n) {
        int unit = unit(at | target | n);
        boolean back = from == to && at < target && target < at + n;
        for (long k = 0; k < n; k += unit) {
            long i = back ? n - unit - k : k;
            put(to, target + i, unit, get(from, at + i, unit));
        }
    }

    /** {@code Unsafe.setMemory}. */
    static void fill(Object to, long target, long n, byte value) {
        int unit = unit(target | n);
        long word = (value & 0xffL) * 0x0101_0101_0101_0101L;
        for (long i = 0; i < n; i += unit) {
            put(to, target + i, unit, word);
        }
    }

    /** {@code Unsafe.copySwapMemory}: elements of that size, each turned round. */
    static void swap(Object from, long at, Object to, long target, long n, long size) {
        int unit = (int) size;
        boolean back = from == to && at < target && target < at + n;
        for (long k = 0; k < n; k += unit) {
            long i = back ? n - unit - k : k;
            put(to, target + i, unit, Long.reverseBytes(get(from, at + i, unit)) >>> 64 - 8 * unit);
        }
    }

    /** Elements that a native reads, as they were one after the other. */
    static Object own(Object from, int at, int n) {
        Object own = room(from, n);
        for (int i = 0; i < n; i++) {
            take(from, at + i, own, i);
        }
        return own;
    }

    private static int unit(long bits) {
        return (int) Long.lowestOneBit(bits | 8);
    }

    /** An element of an array of primitives, as bits. */
    private static native long element(Object array, int index);

    private static native void setElement(Object array, int index, long bits);

    /** A new array of the same class, of that length. */
    private static native Object room(Object like, int n);

    /** Copies one element. The native reads for whoever called it: that is seen, whatever code made the call. */
    private static native void take(Object from, int at, Object to, int target);

    /** Throws what {@code arraycopy} throws if a value does not fit. */
    private static native void check(Object from, Object to, Object value);

    /** A new object of the same class, all zero. */
    private static native Object blank(Object like);

    /** How many elements an array has, or fields an object. */
    private static native int slots(Object object);

    /** Copies one field. */
    private static native void slot(Object from, Object to, int index);

    /** The lowest {@code size} bytes, at an object and an offset or at an address. */
    private static native long get(Object base, long at, int size);

    private static native void put(Object base, long at, int size, long bits);
}
