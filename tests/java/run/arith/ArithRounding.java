// ceil, floor, rint, round and casts near halves, limits, signed zeros.
public class ArithRounding {
    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 0.5, -0.5, 0.49999999999999994, -0.49999999999999994, 1.5, -1.5, 2.5, -2.5, 3.5, 0.9999999999999999,
                    4503599627370495.5, 4503599627370496.5, 4503599627370497.5, -4503599627370495.5, 9007199254740991.0,
                    9007199254740993.0, 1e18, 9.3e18, -9.3e18, 2147483647.5, -2147483648.5, Double.MIN_VALUE, -Double.MIN_VALUE,
                    Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double d : v)
            System.out.println(d + " ceil " + Math.ceil(d) + " floor " + Math.floor(d) + " rint " + Math.rint(d) + " round " +
                    Math.round(d) + " cast " + (long) d + " strict " + StrictMath.ceil(d) + "," + StrictMath.floor(d) + "," +
                    StrictMath.rint(d) + "," + StrictMath.round(d));
        float[] f = {0f, -0f, 0.5f, -0.5f, 0.49999997f, -0.49999997f, 1.5f, 2.5f, -2.5f, 8388607.5f, 8388609f, 16777215f, 2.1474836E9f,
                    2.1474839E9f, -2.2e9f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float x : f)
            System.out.println(x + " round " + Math.round(x) + " rint " + (float) Math.rint(x) + " cast " + (int) x + " ceil " +
                    Math.ceil(x) + " floor " + Math.floor(x));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(0.0, -0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1,
                Float.NaN) + " " + Math.max(-0f, 0f) + " " + Math.min(-0f, 0f) + " " + Math.max(Integer.MIN_VALUE, -1L) + " " + Math.max(1,
                1.5f));
        System.out.println(Math.signum(-0.0) + " " + Math.signum(-3f) + " " + Math.signum(Double.NaN) + " " + Math.copySign(3,
                -0.0) + " " + Math.copySign(-2f, 1f) + " " + Math.copySign(Double.NaN,
                -1) + " " + Math.abs(-0.0) + " " + Math.abs(Float.NEGATIVE_INFINITY));
        System.out.println(1 / Math.rint(-0.3) + " " + 1 / Math.ceil(-0.3) + " " + 1 / Math.floor(0.3) + " " + 1 / (0.0 * -1) + " " +
                1 / (-0.0 + 0.0) + " " + 1 / (-0.0 - 0.0) + " " + 1 / -0.0f);
        System.out.println(Math.sqrt(-0.0) + " " + Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(Double.MIN_VALUE) + " " +
                Math.sqrt(Double.MAX_VALUE) + " " + StrictMath.sqrt(1e-310) + " " + Math.sqrt(3) * Math.sqrt(3));
    }
}
