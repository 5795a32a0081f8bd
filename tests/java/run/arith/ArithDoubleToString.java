// Double.toString and Float.toString corner cases: shortest forms, switch to E notation, denormals, powers.
public class ArithDoubleToString {
    public static void main(String[] args) {
        double[] v = {0, -0.0, 1, 10, 100, 1234567, 9999999, 9999999.999, 1.0E7, 12345678, 0.001, 0.0009999, 0.00123, 1e-5, 1.0 / 3,
                    2.0 / 3, 1e21, 1e22, 1e23, 123456789012345680.0, 4.35, 0.1 + 0.2, 100 * 1.1, 2.2250738585072014E-308,
                    2.225073858507201E-308, 4.9E-324, 9.9E-324, 1.5e-323, 1.7976931348623157E308, 9007199254740992.0, 9007199254740994.0,
                    5e-324 * 3, 1.0E16, 2e-3, 8.41E21, 5.0E-324, 2.0E-322, 1.1, 3.14159265358979, 1e100, 1e-100, 0.3, 5e15, 123.456e3,
                    1 << 30, Long.MAX_VALUE, Long.MIN_VALUE};
        for (double d : v) {
            String s = Double.toString(d);
            System.out.println(s + " " + (Double.parseDouble(s) == d) + " f:" + (float) d + " " + (-d) + " sb:" +
                    new StringBuilder().append(d).append((float) d));
        }
        float[] f = {0f, 1f, 0.1f, 3.4028235E38f, 1.4E-45f, 1.17549435E-38f, 1e7f, 9999999f, 12345678f, 0.001f, 0.00099f, 1e10f, 16777216f,
                    33554434f, 1.0E-3f, 8.5899346E9f, 3.3f, 0.3f, 1f / 3, 2e-44f, 1.1f * 1.1f, 123456.79f};
        for (float x : f) System.out.println(x + " " + (double) x + " " + Float.parseFloat("" + x) + " " + -x + " " + x * 10 + " " + String.valueOf(x));
        double d = 1; for (int i = 0; i < 30; i++) { System.out.print(d + " "); d /= 7; } System.out.println();
        d = 1; for (int i = 0; i < 30; i++) { System.out.print(d + " "); d *= -11.7; } System.out.println();
        float g = 1; for (int i = 0; i < 25; i++) { System.out.print(g + " "); g *= 0.37f; } System.out.println();
        long h = 0; long seed = 12345; for (int i = 0; i < 300; i++) { seed = seed * 6364136223846793005L + 1442695040888963407L;
            double r = Double.longBitsToDouble(seed); String s = Double.toString(r); h = h * 31 + s.hashCode();
            if (r == r && Double.parseDouble(s) != r) System.out.println("bad " + s); } System.out.println(h);
        System.out.println((0.1f == 0.1) + " " + (0.5f == 0.5) + " " + (float) 0.1 + " " + (double) 0.1f + " " + (0.1f + 0.2f) + " " +
                (0.1 + 0.2) + " " + (0.1f + 0.2));
    }
}
