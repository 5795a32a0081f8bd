// Method.invoke over every parameter and return kind: boxing, widening, varargs, static, private, interface, virtual dispatch.
import java.lang.reflect.*;
import java.util.*;

public class ReflInvoke {
    static class T {
        int base = 100;
        boolean z(boolean a) { return !a; }
        byte b(byte a) { return (byte) (a + 1); }
        char c(char a) { return (char) (a + 1); }
        short s(short a) { return (short) -a; }
        int i(int a) { return base + a; }
        long l(long a) { return a << 33; }
        float f(float a) { return a / 2; }
        double d(double a) { return a * a; }
        void v(Object o) { base = o == null ? -1 : 1; }
        String str(String x) { return "<" + x + ">"; }
        int[] arr(int[] x) {
            int[] y = x.clone();
            Arrays.sort(y);
            return y;
        }
        static String mix(byte b, long l, char c, double d, String s, int i, boolean z, float f, short h, Object o) {
            return b + "," + l + "," + c + "," + d + "," + s + "," + i + "," + z + "," + f + "," + h + "," + o;
        }
        String va(String h, Object... r) { return h + (r == null ? "null" : r.length + Arrays.toString(r)); }
        static int vi(int... r) { int t = 0; for (int x : r) t += x; return t; }
        private String priv() { return "private" + base; } private static long pst(long a, long b) { return a * b; }
        String who() { return "T"; } final String fin() { return who(); }
        <X extends Comparable<X>> X max(X a, X b) { return a.compareTo(b) >= 0 ? a : b; }
        synchronized int sync() { return Thread.holdsLock(this) ? 1 : 0; }
    }
    static class U extends T { String who() { return "U"; } private String priv() { return "U-private"; } }
    interface Df {
        default String hi(int n) { return "hi" + n + me(); }
        String me();
        static String st() { return "static-if"; }
    }
    static class Im implements Df { public String me() { return "Im"; } }

    static Method m(Class<?> c, String n) {
        for (Method x : c.getDeclaredMethods()) if (x.getName().equals(n) && !x.isBridge()) {
            x.setAccessible(true);
            return x;
        }
        throw new NoSuchElementException(n);
    }
    static void p(Object o) {
        System.out.println(o == null ? "null" : o instanceof int[] ? "int" + Arrays.toString((int[]) o) : o.getClass().getSimpleName()
                + " " + o);
    }
    static String attempt(Method m, Object r, Object... a) {
        try {
            Object o = m.invoke(r, a);
            return o.getClass().getSimpleName() + ":" + o;
        } catch (IllegalArgumentException e) { return "IllegalArg"; } catch (Exception e) { return e.toString(); }
    }
    public static void main(String[] args) throws Exception {
        T t = new T(); U u = new U();
        p(m(T.class, "z").invoke(t, true));
        p(m(T.class, "b").invoke(t, (byte) 127));
        p(m(T.class, "c").invoke(t, 'z'));
        p(m(T.class, "s").invoke(t, Short.MIN_VALUE));
        p(m(T.class, "i").invoke(t, 5));
        p(m(T.class, "l").invoke(t, 3L));
        p(m(T.class, "f").invoke(t, 3f));
        p(m(T.class, "d").invoke(t, 1.5));
        p(m(T.class, "v").invoke(t, (Object) null));
        p(t.base);
        p(m(T.class, "str").invoke(t, "q"));
        p(m(T.class, "arr").invoke(t, new int[]{3, 1, 2}));
        p(m(T.class, "mix").invoke(null, (byte) 1, 2L, 'c', 4.5, "s", 6, true, 8f, (short) 9, null));
        p(m(T.class, "mix").invoke(null, (byte) 1, 'A', 'c', 4f, null, (byte) 6, false, 8L, (byte) 9, t.base));
        Object[] vals = { true, (byte) 1, 'c', (short) 3, 4, 5L, 6f, 7d };
        for (String n : "z b c s i l f d".split(" ")) {
            StringBuilder sb = new StringBuilder(n);
            for (Object v : vals) sb.append(" | ").append(attempt(m(T.class, n), new T(), v));
            System.out.println(sb);
        }
        Method va = m(T.class, "va");
        p(va.invoke(t, "h", new Object[]{1, "2", null}));
        p(va.invoke(t, "h", new String[]{"x"}));
        p(va.invoke(t, "h", null));
        p(va.invoke(t, "h", new Object[0]));
        p(attempt(va, t, "h", 1));
        p(attempt(va, t, "h"));
        p(m(T.class, "vi").invoke(null, new int[]{1, 2, 3}));
        p(m(T.class, "vi").invoke("ignored receiver", (Object) new int[0]));
        p(m(T.class, "priv").invoke(u));
        p(m(U.class, "priv").invoke(u));
        p(m(T.class, "pst").invoke(null, 6L, 7));
        p(m(T.class, "who").invoke(u));
        p(m(T.class, "fin").invoke(u));
        p(m(T.class, "max").invoke(t, "a", "b")); p(m(T.class, "max").invoke(t, 9, 3)); p(m(T.class, "sync").invoke(t));
        p(Df.class.getMethod("hi", int.class).invoke(new Im(), 3));
        p(Df.class.getMethod("st").invoke(null));
        p(Df.class.getMethod("me").invoke(new Df() {
            public String me() { return "anon"; }
        }));
        Df lam = () -> "lam";
        p(Df.class.getMethod("hi", int.class).invoke(lam, 4));
        p(Object.class.getMethod("toString").invoke(List.of(1, 2)));
        p(Object.class.getMethod("hashCode").invoke("abc"));
        p(Object.class.getMethod("equals", Object.class).invoke(5, 5));
        p(((Class<?>) Object.class.getMethod("getClass").invoke(5)).getName());
        p(Integer.class.getMethod("parseInt", String.class).invoke(null, "77"));
        p(String.class.getMethod("valueOf", char[].class).invoke(null, (Object) new char[]{'o', 'k'}));
        p(Math.class.getMethod("max", double.class, double.class).invoke(null, 1, 2f));
        Method rec = ReflInvoke.class.getDeclaredMethod("rec", Method.class, int.class); p(rec.invoke(null, rec, 30));
        int sum = 0; Method i = m(T.class, "i"); for (int k = 0; k < 50; k++) sum += (Integer) i.invoke(t, k); p(sum);
    }
    static int rec(Method m, int n) throws Exception { return n == 0 ? 0 : n + (Integer) m.invoke(null, m, n - 1); }
}
