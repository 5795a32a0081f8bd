// Overload resolution: exact/widening/boxing/varargs phases, null arguments, most specific, generics, varargs with null and arrays, char vs int, inheritance.
import java.util.*;
public class StmtVarargs {
    static String f(int x) { return "int"; } static String f(long x) { return "long"; } static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; } static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..." + x.length; } static String f(Object a, Object b) { return "OO"; }
    static String f(Object a, Integer b) { return "OI"; }
    static String g(long x) { return "long"; } static String g(Integer x) { return "Integer"; }
    static String g(Object... x) { return "Obj..." + (x == null ? "null" : x.length); } static String h(Object o) { return "Object"; }
    static String h(String s) { return "String"; } static String h(CharSequence s) { return "CS"; }
    static String i(Object o) { return "O"; } static String i(int[] a) { return "int[]"; } static String j(float f) { return "float"; }
    static String j(double d) { return "double"; } static String k(char c) { return "char"; } static String k(int c) { return "int"; }
    static String l(byte b) { return "byte"; } static String l(short s) { return "short"; } static String l(long s) { return "long"; }
    static String m(Object... o) { return o == null ? "null" : o.length + Arrays.deepToString(o); }
    static String n(String s, Object... o) { return s + (o == null ? "null" : o.length); }
    static String n(String s, String t) { return "two"; } static String o(List<?> l) { return "List"; }
    static String o(Collection<?> c) { return "Coll"; } static String o(Iterable<?> c) { return "Iter"; }
    static <T> String p(T t) { return "T"; } static String p(Number n) { return "Number"; }
    static <T extends Comparable<T>> String q(T a, T b) { return "cmp"; } static String q(Object a, Object b) { return "obj"; }
    static String r(Runnable r) { return "Runnable"; } static String r(java.util.concurrent.Callable<?> c) { return "Callable"; }
    static String s(byte... b) { return "byte..."; } static String s(int... b) { return "int..."; }
    static String t(char... c) { return "c" + c.length; } static String u(Object o) { return "u1"; }
    static String u(Object... o) { return "u..."; } static String v(double a, int b) { return "di"; }
    static String v(int a, double b) { return "id"; } static int sum(int... v) { int s = 0; for (int x : v) s += x; return s; }
    @SafeVarargs static <T> List<T> list(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }
    static <T> Class<?> comp(T... ts) { return ts.getClass(); }
    static class P { String w(Object o) { return "P.O"; } String w(String s) { return "P.S"; } String y(P p) { return "P.P"; }
        static String st() { return "P.st"; } } static class C extends P { @Override String w(Object o) { return "C.O"; }
        String w(Integer i) { return "C.I"; } String y(C c) { return "C.C"; } static String st() { return "C.st"; } }
    public static void main(String[] args) {
        byte b = 1; short sh = 1; char c = 'c'; long lg = 1; float fl = 1; Integer I = 1; Long L = 1L; Character C = 'c'; Byte B = 1;
        Object o = "o"; p_(f(b), f(sh), f(c), f(1), f(lg), f(fl), f(1.0), f(I), f(L), f(C), f("s"), f(), f(1, 2, 3), f(1, (Object) 2),
                f(I, I, I), f("a", 1), f((Object) 1), f(new int[2]), f(null, null));
        p_(g(1), g(I), g(b), g(fl), g("s"), g(), g((Object[]) null), g((Object) null), g(new Object[3]), g(new String[2]), g(new int[2]),
                g(1, 2), g(null, null), g(new Object[]{1}, 2));
        p_(h(null), h("s"), h(new StringBuilder()), h(o), h((Object) "s"), i(null), i(new int[0]), i(new long[0]), j(1), j(lg), j(1f),
                j(c), k('a'), k(97), k(b), k((char) 97), l(b), l((short) 1), l(1), l(c));
        p_(m(), m(1), m(1, "a", null), m((Object[]) null), m((Object) null), m(new Object[]{1, 2}), m((Object) new Object[]{1, 2}),
                m(new int[]{1}), m(new Integer[]{1, 2}), m(new String[][]{{"x"}}), m(new Object[0]), m('c', 1L, 1.5f));
        p_(n("a"), n("a", 1), n("a", "b"), n("a", "b", "c"), n("a", (Object) "b"), n("a", (Object[]) null), o(new ArrayList<>()),
                o(new HashSet<>()), o(new ArrayDeque<>()), o((Iterable<?>) List.of()), p("s"), p(1), p(1.5), p(null), p('c'), q(1, 2),
                q("a", "b"), q(1, "a"), q(new Object(), 1));
        p_(r(() -> { }), r(() -> 1), r(() -> { throw new RuntimeException(); }), r(() -> { while (true); }), s(), s((byte) 1), s(1),
                s(b, b), t(), t('a', 'b'), t("abc".toCharArray()), u(1), u(), u(1, 2), u(null), u((Object) null), u(new Object[2]),
                v(1, 2.0), v(1.0, 2));
        p_(sum(), " ", sum(1), " ", sum(1, 2, 3), " ", sum(new int[]{4, 5}), " ", list(1, 2, 3), list(), list("a", 1, 'c'),
                list((Object) null), comp(1, 2), comp("a"), comp(1, "a").getSimpleName(), comp(new int[0]),
                comp('a', 1.5).getComponentType().getSimpleName()); P p = new C(); C cc = new C();
        p_(p.w("s"), p.w(1), cc.w(1), cc.w("s"), cc.w('c'), p.w((Object) "s"), p.y(cc), cc.y(cc), cc.y(p), cc.y((P) cc), p.st(), cc.st(),
                ((P) cc).st(), P.st()); String str = null;
        p_(h(str), String.valueOf((Object) null), Objects.hash(), Objects.hash((Object) null), Objects.hash(1, null),
                Arrays.asList(new int[]{1, 2}).size(), Arrays.asList(new Integer[]{1, 2}).size(), Arrays.asList(1, 2).size(),
                List.of(new String[]{"x", "y"}).size(), String.format("%s %s", new Object[]{"x", "y"}),
                String.format("%s", (Object) new String[]{"q"}.length)); StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append((char) 98).append(C).append((Object) 'z').append(new char[]{'q'}).append("x" + 'y' +
                1).append((char) ('a' + 2)).append('a' + 2); System.out.println(sb); List<Integer> li = new ArrayList<>(List.of(5, 6, 7));
        li.remove(1); li.remove((Integer) 7); li.remove((Object) 99);
        System.out.println(li + " " + Math.max(1, 2L) + Math.max(1, 2f) + Math.abs('a') + Math.round(1.5f) + Math.round(1.5)); main2("x");
        } static void main2(String... a) { System.out.println(a.length + a[0]); a[0] = "m"; String[] orig = {"o"}; modify(orig);
        System.out.println(orig[0]); modify("temp"); } static void modify(String... a) { a[0] += "!"; }
    static void p_(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o).append(' '); System.out.println(b); }
}
