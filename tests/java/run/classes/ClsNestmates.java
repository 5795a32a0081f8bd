// Private access between nested classes (nestmates), static nested, private constructors, private interface methods, getNestHost, private through generics and lambdas.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class ClsNestmates {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    private static int secret = 42; private int mine = 1; private static String hid(int x) { return "hid" + x; }
    private String inst(String s) { return s + mine; } private ClsNestmates() { } private ClsNestmates(int m) { mine = m; }
    static class N1 { private int p = 10; private static long sp = 1L << 40; private static int touch() { return secret++ + new N2().q; }
        private N1 self() { return this; }
        static class Deep { private byte b = 7; int sum(N1 n, ClsNestmates o) { return b + n.p + o.mine + secret + (int) (N1.sp >> 38); } }
        private class InPriv { private int z = p * 2; } }
    static class N2 { private int q = 100; private int[] arr = {1, 2, 3};
        int cross(N1 n) { n.p += 5; n.p++; n.self().p <<= 1; N1.sp += n.p; return n.p + n.new InPriv().z; }
        private static <T> T gen(T t) { return t; } }
    private interface PI { private int two() { return 2 * base(); } int base(); default int four() { return two() + two() + pst(); }
        private static int pst() { return 1000; } }
    private enum PE { A { private int v() { return 5; } int get() { return v() + secret; } }, B { int get() { return PE.B.ord() * 2; } };
        abstract int get(); private int ord() { return ordinal() + 3; } }
    private record PR(int x, String y) { private static int made; private PR { made++; } private int sq() { return x * x; } }
    static class Parent { private String who() { return "parent"; } String call() { return who(); } private int f = 1;
        static class Kid extends Parent { private String who() { return "kid"; } private int f = 2;
            String both() { return who() + ((Parent) this).who() + super.who() + f + ((Parent) this).f + super.f; } } }
    Supplier<Integer> lam() { return () -> mine++ + secret; } static Function<ClsNestmates, Integer> F = x -> x.mine * 3;
    static BiFunction<ClsNestmates, String, String> G = ClsNestmates::inst;
    public static void main(String[] args) throws Exception {
        ClsNestmates o = new ClsNestmates(), o5 = new ClsNestmates(5); N1 n = new N1(); N2 m = new N2();
        out(N1.touch(), " ", secret, " ", new N1.Deep().sum(n,
                o), " ", m.cross(n), " ", n.p, " ", N1.sp, " ", m.q--, --m.q, " ", (m.arr[1] += 40), m.arr[1]++, Arrays.toString(m.arr),
                        N2.gen("g")); PI pi = () -> 21;
        out(pi.four(), " ", pi.two(), " ", PI.pst(), " ", PE.A.get(), " ", PE.B.get(), " ", PE.A.ord(), " ", new PR(3, "y").sq(), PR.made,
                new PR(1, "q").y); Parent k = new Parent.Kid();
        System.out.println(k.who() + k.call() + ((Parent.Kid) k).both());
        out(o.lam().get(), " ", o.mine, " ", F.apply(o5), " ", G.apply(o5,
                "s"), " ", hid(o5.mine += 2), " ", o5.inst("i"));
        for (Class<?> c : new Class<?>[]{N1.class, N1.Deep.class, PI.class, PE.class, PE.A.getClass(), PR.class, Parent.Kid.class,
                    ClsNestmates.class, String.class, int[].class,
                    Map.Entry.class}) out(c.getName(), " host ", c.getNestHost().getName(), " ", c.isNestmateOf(ClsNestmates.class), " ",
                            Modifier.toString(c.getModifiers()));
        String[] mem = Arrays.stream(N2.class.getNestMembers()).map(Class::getName).sorted().toArray(String[]::new);
        System.out.println(Arrays.toString(mem));
        Field f = N2.class.getDeclaredField("q"); System.out.println(f.getInt(m) + " " + Modifier.isPrivate(f.getModifiers()));
        f.set(m, 77); System.out.println(m.q); Method me = N1.class.getDeclaredMethod("self"); System.out.println(me.invoke(n) == n);
        Constructor<ClsNestmates> ct = ClsNestmates.class.getDeclaredConstructor(int.class); System.out.println(ct.newInstance(8).mine);
        try { System.out.println(new ClsNestmatesOther().peek(N2.class.getDeclaredField("q"), m)); }
        catch (IllegalAccessException e) { System.out.println(e.getMessage()); }
        System.out.println(Arrays.stream(N1.class.getDeclaredMethods()).anyMatch(Method::isSynthetic) + " " +
                N1.InPriv.class.getDeclaredConstructors()[0].isSynthetic());
    }
}
class ClsNestmatesOther { Object peek(java.lang.reflect.Field f, Object o) throws IllegalAccessException { return f.get(o); } }
