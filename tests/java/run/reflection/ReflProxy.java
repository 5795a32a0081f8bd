// java.lang.reflect.Proxy: all argument kinds, Object methods, several interfaces, default methods, nested proxies, identity
// rules.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ReflProxy {
    public interface Calc {
        int add(int a, int b);
        long mul(long a, int b);
        double avg(double... d);
        void nop();
        boolean neg(boolean z);
        char up(char c);
        byte b(byte x);
        short s(short x);
        float f(float x);
        String join(String s, Object[] o, int[]... rest);
        default int twice(int x) { return add(x, x); }
        static int st() { return 1; }
    }
    public interface Named {
        String name();
        default String greet() { return "hello " + name(); }
    }
    public interface Other {
        String name();
        int other();
    }
    interface PkgPrivate { int q(); }
    static String show(Object o) {
        return o instanceof Object[] a ? Arrays.deepToString(a) : o instanceof int[] i ? Arrays.toString(i) : o instanceof double[] d
                ? Arrays.toString(d) : String.valueOf(o);
    }
    static class Log implements InvocationHandler {
        final Object target; final List<String> calls = new ArrayList<>(); Log(Object t) { target = t; }
        public Object invoke(Object p, Method m, Object[] a) throws Throwable {
            StringBuilder sb = new StringBuilder(m.getName() + "/" + m.getDeclaringClass().getSimpleName() + "(");
            if (a == null) sb.append("null-args");
            else for (Object o : a) sb.append(o == p ? "SELF" : show(o)).append(o == null || o == p ? "" : ":"
                    + o.getClass().getSimpleName()).append(' ');
            calls.add(sb.append(")").toString());
            if (target == null) return m.getName().equals("hashCode") ? (Object) 77 : m.getName().equals("equals")
                    ? (Object) (a[0] == p) : m.getName().equals("toString") ? "PROXY" : null;
            return m.invoke(target, a);
        }
    }
    static class CalcImpl implements Calc {
        public int add(int a, int b) { return a + b; }
        public long mul(long a, int b) { return a * b; }
        public double avg(double... d) {
            double t = 0;
            for (double x : d) t += x;
            return t / d.length;
        }
        public void nop() {}
        public boolean neg(boolean z) { return !z; }
        public char up(char c) { return Character.toUpperCase(c); }
        public byte b(byte x) { return (byte) -x; }
        public short s(short x) { return (short) (x * 2); }
        public float f(float x) { return x / 3; }
        public String join(String s, Object[] o, int[]... rest) { return s + Arrays.toString(o) + rest.length; }
        public String toString() { return "CalcImpl"; }
        public boolean equals(Object o) { return o instanceof Calc; }
        public int hashCode() { return 5; }
    }
    @SuppressWarnings("unchecked") static <T> T px(InvocationHandler h, Class<?>... is) {
        return (T) Proxy.newProxyInstance(ReflProxy.class.getClassLoader(), is, h);
    }
    public static void main(String[] args) throws Exception {
        Log lg = new Log(new CalcImpl()); Calc c = px(lg, Calc.class);
        System.out.println(c.add(2, 3) + " " + c.mul(1L << 40, 3) + " " + c.avg(1, 2, 4.5) + " " + c.neg(true) + c.up('q')
                + c.b((byte) -128) + c.s((short) 20000) + " " + c.f(1) + " " + c.join("s", new Object[]{1, null}, new int[]{1}, new int[0])
                + " " + c.twice(21));
        c.nop();
        System.out.println(c + " " + c.hashCode() + " " + c.equals(c) + " " + c.equals("x"));
        lg.calls.forEach(System.out::println);
        System.out.println(Proxy.isProxyClass(c.getClass()) + " " + Proxy.isProxyClass(Calc.class) + " "
                + (Proxy.getInvocationHandler(c) == lg) + " " + Modifier.toString(c.getClass().getModifiers()) + " "
                + Arrays.toString(c.getClass().getInterfaces()) + " " + c.getClass().getSuperclass() + " "
                + c.getClass().getSimpleName().startsWith("$Proxy"));
        Log l2 = new Log(null);
        Named n = px(l2, Named.class, Other.class, Comparable.class);
        System.out.println(n.name() + " " + n.greet() + " " + n + " " + n.hashCode() + " " + n.equals(n) + " " + n.equals(null));
        ((Other) n).name();
        System.out.println(l2.calls + " " + (n instanceof Comparable) + (n.getClass() == px(l2, Named.class, Other.class,
                Comparable.class).getClass()) + (n.getClass() == px(l2, Other.class, Named.class, Comparable.class).getClass()));
        Named df = px((p, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, a) : "bob", Named.class);
        System.out.println(df.greet());
        try { ((Other) n).other(); } catch (NullPointerException e) { System.out.println("NPE for null int"); }
        Calc bad = px((p, m, a) -> "string", Calc.class);
        try { bad.add(1, 1); } catch (ClassCastException e) { System.out.println("CCE"); }
        bad.nop();
        Calc wide = px((p, m, a) -> 3, Calc.class);
        try {
            wide.mul(1, 1);
            System.out.println("?");
        } catch (ClassCastException e) { System.out.println("CCE no widening"); }
        System.out.println(wide.add(0, 0));
        PkgPrivate pp = px((p, m, a) -> 5, PkgPrivate.class);
        System.out.println(pp.q() + " " + Modifier.isPublic(pp.getClass().getModifiers()) + " [" + pp.getClass().getPackageName() + "] "
                + c.getClass().getPackageName());
        List<String> names = new ArrayList<>();
        @SuppressWarnings("unchecked") List<Object> pl = px((p, m, a) -> {
            names.add(m.getName());
            return m.invoke(new ArrayList<>(List.of(3, 1, 2)), a);
        }, List.class, RandomAccess.class);
        System.out.println(pl.size() + " " + pl.get(0) + " " + pl.contains(2) + " " + pl.subList(0, 2) + " " + pl.stream().mapToInt(x
                -> (Integer) x).sum() + " " + names);
        Function<Integer, Integer> chain = x -> x + 1;
        for (int i = 0; i < 5; i++) {
            final Function<Integer, Integer> prev = chain;
            final int k = i;
            chain = px((p, m, a) -> m.getName().equals("apply") ? (Object) (prev.apply((Integer) a[0]) * 2 + k) : m.invoke(prev, a),
                    Function.class);
        }
        System.out.println(chain.apply(1));
        for (Runnable r : new Runnable[]{ () -> px((p, m, a) -> null, String.class), () -> px((p, m, a) -> null, Calc.class, Calc.class),
                () -> px(null, Calc.class), () -> px((p, m, a) -> null, int.class), () -> Proxy.getInvocationHandler("x"), () -> px((p, m,
                a) -> null, A1.class, A2.class) }) try {
            r.run();
            System.out.println("ok");
        } catch (IllegalArgumentException e) { System.out.println("IAE " + e.getMessage()); } catch (NullPointerException e) {
                System.out.println("NPE"); }
        Object empty = px((p, m, a) -> m.getName());
        try { System.out.println(empty.toString()); } catch (ClassCastException e) { System.out.println("cce"); }
    }
    public interface A1 { int v(); } public interface A2 { String v(); }
}
