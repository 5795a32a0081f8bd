import java.io.Serializable;
import java.util.Arrays;

/** What lambdas are made to call. */
class Impl {
    static String take(boolean v) { return "Z" + v; }
    static String take(byte v) { return "B" + v; }
    static String take(short v) { return "S" + v; }
    static String take(char v) { return "C" + (int) v; }
    static String take(int v) { return "I" + v; }
    static String take(long v) { return "J" + v; }
    static String take(float v) { return "F" + v; }
    static String take(double v) { return "D" + v; }
    static String take(Boolean v) { return "lZ" + v; }
    static String take(Byte v) { return "lB" + v; }
    static String take(Short v) { return "lS" + v; }
    static String take(Character v) { return "lC" + v; }
    static String take(Integer v) { return "lI" + v; }
    static String take(Long v) { return "lJ" + v; }
    static String take(Float v) { return "lF" + v; }
    static String take(Double v) { return "lD" + v; }
    static String take(Number v) { return "N" + v; }
    static String take(Object v) { return "O" + Support.show(v); }
    static String take(String v) { return "T" + v; }
    static String take(Comparable<?> v) { return "P" + v; }
    static String take(int[] v) { return "A" + Arrays.toString(v); }

    static boolean giveZ(int n) { return n % 2 == 0; }
    static byte giveB(int n) { return (byte) (n * 77); }
    static short giveS(int n) { return (short) (n * 7777); }
    static char giveC(int n) { return (char) (n * 7777); }
    static int giveI(int n) { return n * 77777777; }
    static long giveJ(int n) { return n * 7777777777777L; }
    static float giveF(int n) { return n / 3f; }
    static double giveD(int n) { return n / 3.0; }
    static void giveV(int n) { if (n == 3) throw new IllegalStateException("three"); }

    private static <T> T of(Class<T> type, int n) {
        Object[] values = Support.values(type);
        return type.cast(values[Math.floorMod(n, values.length)]);
    }

    static Boolean giveLZ(int n) { return of(Boolean.class, n); }
    static Byte giveLB(int n) { return of(Byte.class, n); }
    static Short giveLS(int n) { return of(Short.class, n); }
    static Character giveLC(int n) { return of(Character.class, n); }
    static Integer giveLI(int n) { return of(Integer.class, n); }
    static Long giveLJ(int n) { return of(Long.class, n); }
    static Float giveLF(int n) { return of(Float.class, n); }
    static Double giveLD(int n) { return of(Double.class, n); }
    static Number giveN(int n) { return of(Number.class, n); }
    static Object giveO(int n) { return of(Object.class, n); }
    static String giveT(int n) { return of(String.class, n); }
    static Comparable<?> giveP(int n) { return of(Comparable.class, n); }
    static int[] giveA(int n) { return of(int[].class, n); }

    final String made;
    Impl() { made = "none"; }
    Impl(int a, long b, String c) { made = a + "," + b + "," + c; }
    private Impl(double d) { made = "double " + d; }
    public String toString() { return "Impl(" + made + ")"; }

    String plain(int a, double b, Object c) { return made + a + b + c; }
    private long secret(long a) { return a * 2 + made.length(); }
    static String wide(long a, double b, int c, Object d, float e) { return a + "|" + b + "|" + c + "|" + d + "|" + e; }
    static void nothing() { }

    interface Face {
        String face(String s);
        default long twice(long n) { return n * 2; }
        static String fixed(int n) { return "fixed" + n; }
    }

    static class Real implements Face {
        public String face(String s) { return "face" + s; }
        public String toString() { return "Real"; }
    }

    static Face face() { return new Real(); }

    interface Marker { }
    interface Sam { }
    interface SerialSam extends Serializable { }
}
