// Matrix of double operations with NaN, infinities, signed zeros, denormals; dcmpl/dcmpg forms, drem.
public class ArithDoubleOps {
    static double[] V = {0.0, -0.0, 1, -2.5, Double.MIN_VALUE, -Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY, Double.NaN, 9007199254740993.0, 0.1, 1e-300};

    static double op(int k, double a, double b) {
        switch (k) {
            case 0: return a + b;
            case 1: return a - b;
            case 2: return a * b;
            case 3: return a / b;
            case 4: return a % b;
            default: return Math.IEEEremainder(a, b);
        }
    }

    static strictfp int cmp(double a, double b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        if (!(a <= b)) r |= 64;
        if (!(a >= b)) r |= 128;
        r |= a < b || a > b ? 256 : 0;
        while (a < b) { r |= 512; break; }
        return r;
    }

    public static void main(String[] args) {
        String n = "+-*/%r";
        for (int k = 0; k < 6; k++)
            for (double a : V) {
                StringBuilder sb = new StringBuilder().append(a).append(' ').append(n.charAt(k)).append(':');
                for (double b : V) sb.append(' ').append(op(k, a, b));
                System.out.println(sb);
            }
        for (double a : V) {
            StringBuilder sb = new StringBuilder("cmp " + a + ":");
            for (double b : V) sb.append(' ').append(cmp(a, b)).append('/').append(Double.compare(a,
                    b)).append('/').append(Double.valueOf(a).equals(b) ? 'e' : 'n');
            System.out.println(sb);
        }
        for (double a : V)
            System.out.println("un " + (-a) + " " + Math.abs(a) + " " + (a == a) + " " + (0.0 - a) + " " + Math.signum(a) + " " + Math.sqrt(a)
                + " " + (float) a + " " + Long.toHexString(Double.doubleToLongBits(a)) + " " + Math.max(a, -0.0) + " " + Math.min(a, 0.0));
        double[][] rems = {{5.3, 2}, {-5.3, 2}, {5.3, -2}, {-5.3, -2}, {1e300, 3}, {1e17, 0.1}, {-6, 3}, {Double.MIN_VALUE * 5, Double.MIN_VALUE * 3}};
        for (double[] r : rems) System.out.println(r[0] + " % " + r[1] + " = " + (r[0] % r[1]) + " ieee " + Math.IEEEremainder(r[0], r[1]));
        double s = 0; for (int i = 0; i < 10; i++) s += 0.1; System.out.println(s + " " + (s == 1.0));
        double q = 1; int steps = 0; while (q > 0) { q /= 2; steps++; } System.out.println(steps);
    }
}
