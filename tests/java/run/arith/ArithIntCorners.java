// Every binary int operator over a matrix of corner values (operands never constant for javac).
public class ArithIntCorners {
    static int[] V = {0, 1, -1, 2, -2, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1, 0x55555555, 65536, 12345678};

    static String op(int k, int a, int b) {
        try {
            switch (k) {
                case 0: return "" + (a + b);
                case 1: return "" + (a - b);
                case 2: return "" + (a * b);
                case 3: return "" + (a / b);
                case 4: return "" + (a % b);
                case 5: return "" + (a & b);
                case 6: return "" + (a | b);
                case 7: return "" + (a ^ b);
                case 8: return "" + (a << b);
                case 9: return "" + (a >> b);
                default: return "" + (a >>> b);
            }
        } catch (ArithmeticException e) {
            return "!" + e.getMessage();
        }
    }

    static int neg(int a) { return -a; }
    static int not(int a) { return ~a; }

    public static void main(String[] args) {
        String[] names = {"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"};
        for (int k = 0; k < names.length; k++) {
            for (int a : V) {
                StringBuilder sb = new StringBuilder();
                sb.append(a).append(' ').append(names[k]).append(':');
                for (int b : V) sb.append(' ').append(op(k, a, b));
                System.out.println(sb);
            }
        }
        for (int a : V) {
            int cmp = 0;
            for (int b : V) {
                cmp = cmp * 3 + (a < b ? 1 : 0) + (a <= b ? 1 : 0);
                if (a == b != !(a != b)) System.out.println("eq?");
                if (a > b != !(a <= b)) System.out.println("gt?");
                if (a >= b == (a < b)) System.out.println("ge?");
            }
            int z = (a == 0 ? 1 : 0) | (a != 0 ? 2 : 0) | (a < 0 ? 4 : 0) | (a >= 0 ? 8 : 0) | (a > 0 ? 16 : 0) | (a <= 0 ? 32 : 0);
            System.out.println(a + " neg " + neg(a) + " not " + not(a) + " cmp " + cmp + " z " + z);
        }
    }
}
