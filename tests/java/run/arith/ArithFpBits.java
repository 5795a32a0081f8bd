// ulp, nextUp/nextDown/nextAfter, scalb, getExponent, fma, raw bits and NaN canonicalisation.
public class ArithFpBits {
    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 1, -1, 2, 0.1, 1e300, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN,
                    Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 4.4e-320};
        for (double d : v) {
            System.out.println(d + " ulp " + Math.ulp(d) + " up " + Math.nextUp(d) + " dn " + Math.nextDown(d) + " exp " +
                    Math.getExponent(d) + " na " + Math.nextAfter(d, Double.NEGATIVE_INFINITY) + " " + Math.nextAfter(d, 0.0)
                + " sc " + Math.scalb(d, 3) + " " + Math.scalb(d, -1074) + " " + Math.scalb(d, 5000) + " " + Math.scalb(d,
                        -5000) + " bits " + Long.toHexString(Double.doubleToLongBits(d)) + " h " + Double.hashCode(d));
            float f = (float) d;
            System.out.println("  " + f + " ulp " + Math.ulp(f) + " up " + Math.nextUp(f) + " dn " + Math.nextDown(f) + " exp " +
                    Math.getExponent(f) + " na " + Math.nextAfter(f, 1e300) + " sc " + Math.scalb(f, 3) + " " + Math.scalb(f,
                    -149) + " " + Math.scalb(f, 300) + " bits " + Integer.toHexString(Float.floatToIntBits(f)) + " h " + Float.hashCode(f));
        }
        int[] fb = {0x7f800000, 0x7f800001, 0x7fc00000, 0x7fffffff, 0xffc00123, 1, 0x80000000, 0x007fffff, 0x3f800001};
        for (int b : fb) { float f = Float.intBitsToFloat(b);
            System.out.println(Integer.toHexString(b) + " " + f + " " + Integer.toHexString(Float.floatToIntBits(f)) + " " +
                    Float.isNaN(f) + Float.isFinite(f) + Float.isInfinite(f) + " " + (double) f); }
        // quiet NaN payloads survive raw moves through arrays and fields
        float[] fa = {Float.intBitsToFloat(0x7fc12345)}; double[] da = {Double.longBitsToDouble(0x7ff8000000abcdefL)};
        System.out.println(Integer.toHexString(Float.floatToRawIntBits(fa[0])) + " " +
                Long.toHexString(Double.doubleToRawLongBits(da[0])) + " " + Long.toHexString(Double.doubleToLongBits(da[0])));
        long[] lb = {0x7ff0000000000000L, 0x7fffffffffffffffL, 0xfff8000000000001L, 1L, 0x8000000000000000L, 0x000fffffffffffffL,
                    0x3ff0000000000001L, 0x4059000000000000L};
        for (long b : lb) { double d = Double.longBitsToDouble(b);
            System.out.println(Long.toHexString(b) + " " + d + " " + Long.toHexString(Double.doubleToLongBits(d)) + " " + Double.isNaN(d) +
                    Double.isFinite(d) + Double.isInfinite(d) + " " + (float) d); }
        double x = 1 + Math.ulp(1.0), y = 1 - Math.ulp(1.0) / 2;
        System.out.println(Math.fma(x, y, -1.0) + " " + (x * y - 1.0) + " " + Math.fma(1e308, 10,
                -1e308) + " " + Math.fma(Double.POSITIVE_INFINITY, 0, 1) + " " + Math.fma(0.1, 10, -1) + " " + Math.fma(-0.0, 1,
                -0.0) + " " + Math.fma(Double.MIN_VALUE, 0.5, 0));
        float fx = 1 + Math.ulp(1f), fy = 1 - Math.ulp(1f) / 2;
        System.out.println(Math.fma(fx, fy, -1f) + " " + (fx * fy - 1f) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.fma(3e38f, 2f, -3e38f));
        System.out.println(Double.MIN_EXPONENT + " " + Double.MAX_EXPONENT + " " + Float.MIN_EXPONENT + " " + Float.MAX_EXPONENT + " " +
                Double.MIN_NORMAL + " " + Float.MIN_NORMAL + " " + Double.BYTES + Float.SIZE);
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN,
                Double.POSITIVE_INFINITY) + " " + Float.compare(-0f,
                0f) + " " + new Double[]{-0.0}[0].equals(0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        double[] sort = {1, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 5, -0.0, Double.MIN_VALUE}; java.util.Arrays.sort(sort);
        System.out.println(java.util.Arrays.toString(sort) + java.util.Arrays.binarySearch(sort, -0.0) + java.util.Arrays.hashCode(sort));
    }
}
