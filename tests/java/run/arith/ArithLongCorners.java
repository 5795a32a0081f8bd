// Every binary long operator over a matrix of corner values, and lcmp in all conditions.
public class ArithLongCorners {
    static long[] V = {0, 1, -1, 3, -3, Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE,
                0x5555555555555555L, -0x0123456789ABCDEFL};

    static String op(int k, long a, long b) {
        try {
            long r;
            switch (k) {
                case 0: r = a + b; break;
                case 1: r = a - b; break;
                case 2: r = a * b; break;
                case 3: r = a / b; break;
                case 4: r = a % b; break;
                case 5: r = a & b; break;
                case 6: r = a | b; break;
                case 7: r = a ^ b; break;
                case 8: r = a << b; break;
                case 9: r = a >> b; break;
                default: r = a >>> b; break;
            }
            return Long.toString(r);
        } catch (ArithmeticException e) {
            return "!" + e.getMessage();
        }
    }

    public static void main(String[] args) {
        String[] names = {"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"};
        for (int k = 0; k < names.length; k++)
            for (long a : V) {
                StringBuilder sb = new StringBuilder().append(a).append(' ').append(names[k]).append(':');
                for (long b : V) sb.append(' ').append(op(k, a, b));
                System.out.println(sb);
            }
        for (long a : V) {
            StringBuilder sb = new StringBuilder("cmp " + a + ":");
            for (long b : V) {
                int bits = (a < b ? 1 : 0) | (a <= b ? 2 : 0) | (a > b ? 4 : 0) | (a >= b ? 8 : 0) | (a == b ? 16 : 0) | (a != b ? 32 : 0);
                sb.append(' ').append(bits);
            }
            sb.append(" neg ").append(-a).append(" not ").append(~a).append(" abs ").append(Math.abs(a));
            System.out.println(sb);
        }
        // int operand with a long operand: promotion; shift count types
        int i = -1; long L = 1L << 40; byte by = -3; char c = '\uffff'; short s = Short.MIN_VALUE;
        System.out.println(i + L);
        System.out.println(by * L + c - s);
        System.out.println((i >>> 4L) + " " + (L >>> i) + " " + (L >> by) + " " + (i << (L + 3)));
        System.out.println((i & 0xFFFFFFFFL) + " " + (i & 0xFFFFFFFF) + " " + (c & -1L) + " " + (by | 0L));
        long acc = 1; for (int k = 0; k < 70; k++) { acc = acc * 31 + k; acc ^= acc >>> 7; acc = acc << 3 | acc >>> 61; }
        System.out.println(acc);
    }
}
