// StrictMath transcendental functions: exact results over ordinary, tiny, huge and special arguments.
public class ArithStrictMath {
    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 0.5, -0.7, 1, 2, Math.PI / 4, Math.PI, 3, 10, -10.25, 100.5, 709.78, 710, -745.2, 1e-10, 1e-310, 1e6,
                    1e15, 1e22, 1e300, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double d : v) {
            System.out.println(d + ": sin " + StrictMath.sin(d) + " cos " + StrictMath.cos(d) + " tan " + StrictMath.tan(d) + " exp " +
                    StrictMath.exp(d) + " log " + StrictMath.log(d) + " log10 " + StrictMath.log10(d));
            System.out.println("   asin " + StrictMath.asin(d) + " acos " + StrictMath.acos(d) + " atan " + StrictMath.atan(d) + " sinh " +
                    StrictMath.sinh(d) + " cosh " + StrictMath.cosh(d) + " tanh " + StrictMath.tanh(d) + " cbrt " + StrictMath.cbrt(d) +
                    " expm1 " + StrictMath.expm1(d) + " log1p " + StrictMath.log1p(d) + " deg " + StrictMath.toDegrees(d) + " rad " +
                    StrictMath.toRadians(d));
        }
        double[][] p = {{2, 0.5}, {2, -1074}, {2, -1075}, {10, 308}, {10, 309}, {-2, 3}, {-2, 0.5}, {0, -1}, {-0.0, -3}, {-0.0, -2},
                    {1, Double.NaN}, {Double.NaN, 0}, {1, Double.POSITIVE_INFINITY}, {0.5, Double.NEGATIVE_INFINITY}, {1.0000001, 1e7},
                    {3, 33}, {-1, 1e300}, {1.5, -700}, {Double.MAX_VALUE, 1}, {9, 1.5}};
        for (double[] q : p) System.out.println("pow " + q[0] + " " + q[1] + " = " + StrictMath.pow(q[0],
                q[1]) + " hypot " + StrictMath.hypot(q[0], q[1]) + " atan2 " + StrictMath.atan2(q[0],
                q[1]) + " rem " + StrictMath.IEEEremainder(q[0], q[1]));
        double[][] at = {{0.0, -0.0}, {-0.0, -0.0}, {0.0, -1}, {-0.0, -1}, {1, 0.0}, {-1, -0.0},
                    {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}, {3, 4}, {1e300, 1e300}, {1e-320, 1e-320}};
        for (double[] q : at) System.out.println("atan2 " + q[0] + " " + q[1] + " = " + StrictMath.atan2(q[0],
                q[1]) + " hypot " + StrictMath.hypot(q[0], q[1]));
        double s = 0; for (int i = 0; i < 300; i++) s += StrictMath.sin(i * 1.7) * StrictMath.exp(-i * 0.01) + StrictMath.pow(i, 0.3);
        System.out.println(s);
    }
}
