// Interface default, static and private methods: diamonds, super calls, class wins, most specific, re-abstraction, generic defaults, defaults over Object-like methods, lambdas with defaults.
import java.util.*;
import java.util.function.*;
public class ClsDefaults {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    interface A { default String f() { return "A.f"; } default String g() { return "A.g+" + f(); } static String s() { return "A.s"; } }
    interface B extends A { default String f() { return "B.f"; } static String s() { return "B.s"; } } interface C extends A { }
    interface D extends A { default String f() { return "D.f"; } } interface E extends B { String f(); }
    interface P { private String h(int n) { return n == 0 ? "" : "p" + h(n - 1); } private static int k() { return 3; }
        default String run() { return h(k()) + name(); } String name(); }
    interface Q<T extends Comparable<T>> { T val(); default boolean lt(Q<T> o) { return val().compareTo(o.val()) < 0; }
        default <R> R map(Function<? super T, ? extends R> f) { return f.apply(val()); } }
    static class X1 implements B, C { } static class X2 implements C, B { public String g() { return "X2.g/" + B.super.g(); } }
    static class X3 implements B, D { public String f() { return "X3(" + B.super.f() + "," + D.super.f() + ")"; } }
    static class Base { public String f() { return "Base.f"; } } static class X4 extends Base implements B { }
    static class X5 extends X1 implements D { public String f() { return D.super.f() + "|" + super.f(); } }
    static abstract class Abs implements A { public abstract String f(); }
    static class X6 extends Abs { public String f() { return "X6.f"; } }
    static class X7 implements E { public String f() { return "X7.f"; } } static class X8 extends X7 implements B { }
    static class X9 extends X1 { public String f() { return "X9>" + super.f(); } }
    static class GetQ implements Q<Integer> { int v; GetQ(int v) { this.v = v; } public Integer val() { return v; } }
    enum En implements P, A { ONE, TWO { public String f() { return "two.f"; } } }
    record Rec(String name) implements P, A { public String g() { return "Rec.g"; } }
    interface Stack2<T> extends Iterable<T> { void push(T t); T pop(); boolean empty();
        default T peek() { T t = pop(); push(t); return t; }
        default int drain(Consumer<? super T> c) { int n = 0; while (!empty()) { c.accept(pop()); n++; } return n; }
        static <T> Stack2<T> make() { return new Stack2<>() { private final Deque<T> d = new ArrayDeque<>();
                public void push(T t) { d.push(t); } public T pop() { return d.pop(); } public boolean empty() { return d.isEmpty(); }
                public Iterator<T> iterator() { return d.iterator(); } }; }
        default Stack2<T> with(T... ts) { for (T t : ts) push(t); return this; } }
    interface M1 { default int m(int x) { return 1; } default int m(Integer x) { return 2; } default int m(long x) { return 3; }
        default int m(Object... x) { return 4; } } interface Cnt { int[] c = {0}; default int inc() { return ++c[0]; } }
    interface L0 { default String who() { return "L0"; } }
    interface L1 extends L0 { default String who() { return "L1<" + L0.super.who(); } }
    interface L2 extends L1 { default String who() { return "L2<" + L1.super.who(); } } interface R1 extends L0 { }
    static class Z implements L2, R1 { public String who() { return "Z<" + L2.super.who(); }
        String lam() { Supplier<String> s = L2.super::who, t = this::who; return s.get() + "&" + t.get(); } }
    public static void main(String[] args) throws Exception {
        for (A a : new A[]{new X1(), new X2(), new X3(), new X4(), new X5(), new X6(), new X7(), new X8(), new X9(), new A() { }, new D() {
                    }, En.ONE, En.TWO, new Rec("r")}) System.out.println((a.getClass().getSimpleName().isEmpty() ? "anon" : a.getClass().getSimpleName()) +
                ": " + a.f() + " " + a.g()); System.out.println(A.s() + B.s()); P p = () -> "lam";
        System.out.println(p.run() + " " + En.TWO.run() + " " + new Rec("nm").run());
        System.out.println(new GetQ(1).lt(new GetQ(2)) + " " + new GetQ(5).map(x -> "v" + x) + " " + ((Q) new GetQ(5)).map(x -> x));
        Stack2<String> st = Stack2.<String>make().with("a", "b", "c"); StringBuilder sb = new StringBuilder();
        for (String s : st) sb.append(s); System.out.println(sb + st.peek() + st.drain(sb::append) + sb + st.empty()); M1 m = new M1() { };
        out(m.m(1), m.m((Integer) 1), m.m(1L), m.m((short) 1), m.m("s"), m.m(), m.m(1, 2));
        Cnt c1 = new Cnt() { }, c2 = new Cnt() { }; System.out.println(c1.inc() + c2.inc() * 10 + Cnt.c[0] * 100);
        System.out.println(new Z().who() + " " + new Z().lam());
        class Own implements Comparator<String> { public int compare(String a, String b) { return a.length() - b.length(); } }
        System.out.println(new Own().reversed().thenComparing(Comparator.naturalOrder()).compare("a",
                "b") + " " + new Own().reversed().compare("aa", "b"));
        Iterator<Integer> it = new Iterator<>() { int i; public boolean hasNext() { return i < 3; } public Integer next() { return i++; }
        }; it.forEachRemaining(x -> System.out.print(x + ";")); try { it.remove(); }
        catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        Map<String, Integer> mp = new AbstractMap<>() {
            final Set<Entry<String, Integer>> es = new LinkedHashSet<>(List.of(Map.entry("a", 1), Map.entry("b", 2)));
            public Set<Entry<String, Integer>> entrySet() { return es; } };
        out(mp.getOrDefault("z", 9), " ", mp.get("b"), mp, mp.hashCode(), mp.keySet());
        mp.forEach((k, v) -> System.out.print(k + v)); try { mp.put("c", 3); }
        catch (UnsupportedOperationException e) { System.out.println(" uoe"); } try { mp.merge("a", 1, Integer::sum); }
        catch (UnsupportedOperationException e) { System.out.println("uoe2"); }
        out(A.class.getMethod("f").isDefault(), " ", P.class.getMethod("name").isDefault(), " ",
                X1.class.getMethod("f").getDeclaringClass().getSimpleName(), X4.class.getMethod("f").getDeclaringClass().getSimpleName(),
                X5.class.getMethod("g").getDeclaringClass().getSimpleName());
    }
}
