// Matrix of float operations with NaN, infinities, signed zeros, denormals; fcmpl/fcmpg forms.
public class ArithFloatOps {
    static float[] V = {0f, -0f, 1f, -1.5f, Float.MIN_VALUE, -Float.MIN_NORMAL, Float.MAX_VALUE, Float.POSITIVE_INFINITY,
                Float.NEGATIVE_INFINITY, Float.NaN, 16777217f, 0.1f, 1e-30f};

    static float op(int k, float a, float b) {
        switch (k) {
            case 0: return a + b;
            case 1: return a - b;
            case 2: return a * b;
            case 3: return a / b;
            default: return a % b;
        }
    }

    static int cmp(float a, float b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        if (!(a < b)) r |= 64;
        if (!(a > b)) r |= 128;
        boolean x = a >= b, y = a <= b;
        if (x) r |= 256;
        if (y) r |= 512;
        return r;
    }

    public static void main(String[] args) {
        String n = "+-*/%";
        for (int k = 0; k < 5; k++)
            for (float a : V) {
                StringBuilder sb = new StringBuilder().append(a).append(' ').append(n.charAt(k)).append(':');
                for (float b : V) sb.append(' ').append(op(k, a, b));
                System.out.println(sb);
            }
        for (float a : V) {
            StringBuilder sb = new StringBuilder("cmp " + a + ":");
            for (float b : V) sb.append(' ').append(cmp(a, b)).append('/').append(Float.compare(a, b));
            System.out.println(sb);
        }
        for (float a : V)
            System.out.println("un " + (-a) + " " + Math.abs(a) + " " + (a == a) + " " + (0f - a) + " " + Math.signum(a) + " " + (float) Math.sqrt(a)
                + " " + (double) a + " " + Integer.toHexString(Float.floatToIntBits(a)) + " max " + Math.max(a, -0f) + " min " + Math.min(a, 0f));
        // no excess precision: sums must be rounded to float each step
        float s = 0; for (int i = 1; i < 200; i++) s += 1f / i; System.out.println(s);
        float p = 1; for (int i = 1; i < 40; i++) p *= i; System.out.println(p);
        float q = 1; int steps = 0; while (q > 0) { q /= 2; steps++; } System.out.println(steps);
        float big = 1; while (big + 1f != big) big *= 2; System.out.println(big);
    }
}
