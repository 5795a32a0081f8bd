// All widening and narrowing primitive conversions between every pair of types.
public class ArithConversions {
    static void fromInt(int i) {
        System.out.println("int " + i + ": b" + (byte) i + " s" + (short) i + " c" + (int) (char) i + " l" + (long) i + " f" + (float) i +
                " d" + (double) i
            + " bc" + (int) (char) (byte) i + " cs" + (short) (char) i + " cb" + (byte) (char) i + " sc" + (int) (char) (short) i + " lf" +
                    (float) (long) i + " rt" + (int) (float) i);
    }

    static void fromLong(long l) {
        System.out.println("long " + l + ": i" + (int) l + " b" + (byte) l + " s" + (short) l + " c" + (int) (char) l + " f" + (float) l +
                " d" + (double) l + " rtf " + (long) (float) l + " rtd " + (long) (double) l);
    }

    static void fromFloat(float f) {
        System.out.println("float " + f + ": i" + (int) f + " l" + (long) f + " b" + (byte) f + " s" + (short) f + " c" + (int) (char) f +
                " d" + (double) f);
    }

    static void fromDouble(double d) {
        System.out.println("double " + d + ": i" + (int) d + " l" + (long) d + " b" + (byte) d + " s" + (short) d + " c" + (int) (char) d +
                " f" + (float) d);
    }

    public static void main(String[] args) {
        for (int i : new int[]{0, 1, -1, 127, 128, 129, 255, 256, -128, -129, 32767, 32768, -32768, -32769, 65535, 65536, 16777216,
                    16777217, 16777219, -16777217, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x12345678, 0x89ABCDEF})
            fromInt(i);
        for (long l : new long[]{0, -1, 1L << 31, 1L << 32, (1L << 53) + 1, (1L << 53) + 3, (1L << 24) + 1, Long.MAX_VALUE, Long.MIN_VALUE,
                    0x7fffffbfffffffffL, 0x7fffffc000000000L, 0x123456789ABCDEFL, -0x80000001L, 0x8000008000000000L, 0x4000004000000001L})
            fromLong(l);
        for (float f : new float[]{0f, -0f, 0.99999994f, -0.99999994f, 127.9f, 128f, 255.5f, -129f, 32768f, 65535.5f, 65536f, -1f,
                    2147483520f, 2147483648f, -2147483648f, -2147483904f, 9.2233715E18f, 9.223372E18f, 1e38f, Float.NaN,
                    Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, 4294967296f, 4294967040f})
            fromFloat(f);
        for (double d : new double[]{0.0, -0.0, 0.9999999999999999, -0.9999999999999999, 2147483647.0, 2147483647.5, 2147483648.0,
                    -2147483648.9, -2147483649.0, 4294967295.0, 4294967296.5, 9.223372036854775E18, 9.223372036854775807E18,
                    -9.223372036854775808E18, -9.3E18, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
                    1e-46, 7.006492321624085E-46, 7.006492321624086E-46, 3.4028235677973366E38, 3.4028235677973362E38, 1.0000000596046448,
                    1.00000005960464490, 65536.9, -1.5, 1.1754943E-38})
            fromDouble(d);
        byte b = -1; short s = -1; char c = 0xffff;
        System.out.println((b == s) + " " + (s == c) + " " + ((short) c == s) + " " + ((char) b == c) + " " + (b >>> 4) + " " +
                ((byte) (b >>> 4)) + " " + (c >>> 4) + " " + (c >> 20));
        long fromB = b, fromS = s, fromC = c; float ff = c; double dd = b;
        System.out.println(fromB + " " + fromS + " " + fromC + " " + ff + " " + dd);
        Object[] boxed = {(byte) 300, (short) 70000, (char) 65601, (int) 3e9, (long) 1e19f, (float) 1e-60, (double) 1.1f};
        for (Object o : boxed) System.out.println(o.getClass().getSimpleName() + " " + o);
        Number[] nums = {1e10, 3.99f, 1L << 33 | 300, 70000, (short) -200, (byte) -5};
        for (Number n : nums) System.out.println(n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " +
                n.floatValue() + " " + n.doubleValue());
    }
}
