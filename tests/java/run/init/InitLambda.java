// Initialisation caused in lambdas, method references, streams, switch on enums ($SwitchMap), string switch, records, try resources, nested lambdas in static initialisers, static fields holding lambdas that capture nothing.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class InitLambda {
    static int p(String s) { System.out.println("  init " + s); return s.length(); } static void s(Object o) { System.out.println(o); }
    static class A { static { p("A"); } static int f(int x) { return x + 1; } int g() { return 2; } A() { } }
    static class B { static { p("B"); } static Supplier<String> S = () -> "from B"; }
    static class C { static final Function<Integer, Integer> FACT = n -> n < 2 ? 1 : n * C.FACT.apply(n - 1);
        static { p("C " + FACT.apply(5)); } } static class D { static final Map<String, Supplier<Object>> M = new TreeMap<>();
        static { M.put("e", E::new); M.put("f", () -> new F()); p("D"); } }
    static class E { static { p("E"); } public String toString() { return "E!"; } }
    static class F { static { p("F"); } public String toString() { return "F!"; } } enum Col { RED, GREEN; static { p("Col"); } }
    static int sw(Col c) { switch (c) { case RED: return 1; case GREEN: return 2; } return 0; }
    static class G { static { p("G"); } static boolean ok(String s) { return s.length() > 1; } }
    static class H implements AutoCloseable { static { p("H"); } public void close() { s("  close H"); } }
    static class I { static { p("I"); } static IntSupplier nested() { return () -> J.v; } } static class J { static int v = p("J"); }
    static class K { static List<Supplier<Integer>> L = new ArrayList<>(); static int base = 10;
        static { for (int i = 0; i < 3; i++) { int k = i; L.add(() -> base + k); } base = 20; p("K"); } }
    static class Lz<T> { Supplier<T> s; T v; boolean done; Lz(Supplier<T> s) { this.s = s; }
        T get() { if (!done) { v = s.get(); done = true; } return v; } }
    static class M { static { p("M"); } static final Lz<N> LZ = new Lz<>(N::new);
        static final Lz<N> LZ2 = new Lz<>(() -> { s("  lz2"); return new N(); }); }
    static class N { static { p("N"); } static int made; N() { made++; } }
    interface Fn { int D = p("Fn"); int ap(int x); default Fn then(Fn o) { return x -> o.ap(ap(x)); } static Fn id() { return x -> x; } }
    static class Rec { static int depth; static final Supplier<Integer> R = () -> depth++ < 3 ? Rec.R.get() + 1 : 0;
        static final int V = R.get(); static { p("Rec " + V); } }
    static class Comp { static final Comparator<Comp> BY = Comparator.comparingInt((Comp c) -> c.v).thenComparing(c -> c.n);
        static { p("Comp"); } int v; String n; Comp(int v, String n) { this.v = v; this.n = n; } }
    static class Thrower { static final Runnable R = () -> { throw new IllegalStateException("lazy"); }; static final Runnable NOW;
        static { Runnable r = null; try { R.run(); } catch (IllegalStateException e) { r = () -> s("recovered " + e.getMessage()); }
            NOW = r; } }
    public static void main(String[] args) { Function<Integer, Integer> f = A::f; s("ref made"); s(f.apply(1));
        Function<A, Integer> g = A::g; s("B"); s(B.S.get()); s("C"); s(C.FACT.apply(6)); s("D"); s(D.M.keySet()); s(D.M.get("f").get());
        s(D.M.get("e").get()); s("switch null"); try { sw(null); } catch (NullPointerException e) { s("npe"); } s(sw(Col.GREEN));
        s("stream"); Stream<String> st = Stream.of("a", "bb", "cc").filter(G::ok); s("lazy"); s(st.collect(Collectors.toList())); s("try");
        try (H h = null) { s("null res"); } try (H h = new H()) { s("res"); } s("nested"); IntSupplier is = I.nested(); s("got supplier");
        s(is.getAsInt()); s("K"); int sum = 0; for (Supplier<Integer> q : K.L) sum += q.get(); s(sum); s("M"); s(M.LZ.get() == M.LZ.get());
        M.LZ2.get(); M.LZ2.get(); s(N.made); s("Fn"); Fn fn = x -> x + 1; s("lambda of Fn"); s(fn.then(x -> x * 2).ap(3));
        s(Fn.id().ap(9)); s(Fn.D); s("Rec"); s(Rec.V); s("Comp"); List<Comp> cs = new ArrayList<>(); cs.add(new Comp(2, "b"));
        cs.add(new Comp(1, "z")); cs.add(new Comp(1, "a")); cs.sort(Comp.BY);
        s(cs.stream().map(c -> c.v + c.n).collect(Collectors.joining(","))); Thrower.NOW.run(); Optional<Late> o = Optional.empty();
        s("optional"); s(o.map(l -> l.x).orElseGet(() -> -1)); s(Optional.of(1).map(x -> new Late(x)).get().x);
        Runnable un = () -> Unused.f(); s("never ran");
        s(IntStream.range(0, 3).mapToObj(Arr[]::new).map(a -> a.length).collect(Collectors.toList())); s("end"); }
    static class Late { static { p("Late"); } int x; Late(int x) { this.x = x; } }
    static class Unused { static { p("Unused"); } static void f() { } } static class Arr { static { p("Arr"); } }
}
