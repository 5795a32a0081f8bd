// Math.*Exact methods: results and overflow messages.
public class ArithMathExact {
    interface I { long get(); }
    static void t(String n, I f) {
        try { System.out.println(n + " = " + f.get()); } catch (ArithmeticException e) { System.out.println(n + " !! " + e.getMessage()); }
    }

    public static void main(String[] args) {
        int MX = Integer.MAX_VALUE, MN = Integer.MIN_VALUE; long LX = Long.MAX_VALUE, LN = Long.MIN_VALUE;
        int[][] ps = {{MX, 1}, {MX, -1}, {MN, -1}, {MN, 1}, {MX, MN}, {MN, MN}, {46341, 46341}, {46340, 46340}, {-46341, 46341},
                    {65536, 32768}, {-65536, 32768}, {0, MN}};
        for (int[] p : ps) {
            int a = p[0], b = p[1];
            t("addi " + a + " " + b, () -> Math.addExact(a, b));
            t("subi " + a + " " + b, () -> Math.subtractExact(a, b));
            t("muli " + a + " " + b, () -> Math.multiplyExact(a, b));
        }
        long[][] ls = {{LX, 1}, {LN, -1}, {-1, LN}, {LN, 1}, {3037000500L, 3037000500L}, {3037000499L, 3037000499L}, {1L << 32, 1L << 31},
                    {1L << 32, -(1L << 31)}, {LN, LN}, {0, LN}};
        for (long[] p : ls) {
            long a = p[0], b = p[1];
            t("addl " + a + " " + b, () -> Math.addExact(a, b));
            t("subl " + a + " " + b, () -> Math.subtractExact(a, b));
            t("mull " + a + " " + b, () -> Math.multiplyExact(a, b));
            t("mulli " + a + " " + (int) b, () -> Math.multiplyExact(a, (int) b));
        }
        t("inc", () -> Math.incrementExact(MX)); t("incl", () -> Math.incrementExact(LX)); t("dec", () -> Math.decrementExact(MN));
        t("decl", () -> Math.decrementExact(LN));
        t("neg", () -> Math.negateExact(MN)); t("negl", () -> Math.negateExact(LN)); t("neg1", () -> Math.negateExact(MX));
        t("toInt", () -> Math.toIntExact(1L << 31)); t("toInt2", () -> Math.toIntExact(-(1L << 31)));
        t("absE", () -> Math.absExact(MN)); t("absEl", () -> Math.absExact(LN)); t("absE2", () -> Math.absExact(-5));
        t("abs", () -> Math.abs(MN)); t("absl", () -> Math.abs(LN));
        for (int a : new int[]{7, -7, MX, MN}) for (int b : new int[]{3, -3, -1, 0, MN}) {
            t("fdiv " + a + " " + b, () -> Math.floorDiv(a, b)); t("fmod " + a + " " + b, () -> Math.floorMod(a, b));
        }
        t("fdivl", () -> Math.floorDiv(LN, -1L)); t("fmodl", () -> Math.floorMod(-7L, 3L)); t("fdivli", () -> Math.floorDiv(-7L, 2));
        t("fmodli", () -> Math.floorMod(-7L, 0));
        t("div0", () -> 1 / (MX - MX)); t("rem0l", () -> 1L % (LX - LX));
        t("StrictMath", () -> StrictMath.multiplyExact(LX, 2L)); t("StrictMath2", () -> StrictMath.toIntExact(LX));
        t("StrictMath3", () -> StrictMath.addExact(MX, MX));
        t("bi", () -> new java.math.BigInteger("9223372036854775808").longValueExact());
        t("bi2", () -> new java.math.BigInteger("-2147483649").intValueExact());
        t("bd", () -> new java.math.BigDecimal("1.5").longValueExact());
        t("bi3", () -> java.math.BigInteger.TEN.mod(java.math.BigInteger.ZERO).longValue());
    }
}
