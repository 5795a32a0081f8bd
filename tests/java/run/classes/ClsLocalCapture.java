// Captured variables in local classes, lambdas, anonymous classes: all types, nested capture through several levels, capture in constructors, in static and instance contexts, captured parameters, loops, try resources, patterns.
import java.util.*;
import java.util.function.*;
public class ClsLocalCapture {
    int f = 3; static int sf = 30; static void p(Object... a) { StringBuilder b = new StringBuilder();
        for (Object o : a) b.append(o).append(' '); System.out.println(b.toString().trim()); }
    interface S { String get(); }
    static S all(byte b, short s, char c, int i, long l, float fl, double d, boolean z, String st, int[] arr, Object o) {
        class L implements S {
            public String get() { arr[0]++;
                return b + "," + s + "," + c + "," + i + "," + l + "," + fl + "," + d + "," + z + "," + st + "," + arr[0] + "," + o; } }
        return new L(); }
    S deep(int a) { long b = a * 2L;
        class L1 implements S { double c = b + a;
            S mk(int d) { String e = "e" + d;
                return new S() { int g = (int) c + d;
                    public String get() {
                        S in = () -> a + "/" + b + "/" + c + "/" + d + "/" + e + "/" + g + "/" + f + "/" + sf + "/" + this.g + "/" +
                                L1.this.c + "/" + ClsLocalCapture.this.f; f++; c++; return in.get(); } }; }
            public String get() { return mk(9).get(); } } return new L1(); }
    class In { int f = 4;
        Supplier<Supplier<String>> s(int q) {
            return () -> { int w = q + f; return () -> q + ":" + w + ":" + f + ":" + this.f + ":" + ClsLocalCapture.this.f; }; } }
    static class Base { final String r; Base(Supplier<String> s) { r = s.get(); } }
    static class Der extends Base { static int n; Der(int x) { super(() -> "x" + x + n++); }
        Der(String s, int... v) { super(new Supplier<>() { public String get() { return s + v.length + n; } }); } }
    static Runnable ctorCap(List<String> out, int k) { class C { final int v; C(int v) { this.v = v + k; out.add("C" + this.v); }
            C next() { return new C(v); } } class D extends C { D() { super(100); out.add("D" + k + v); } C twin() { return new D(); } }
        return () -> { new C(1).next(); new D().twin().next(); }; }
    static int rec(int n, List<Supplier<Integer>> acc) { int sq = n * n; acc.add(() -> sq + n);
        class R { int go() { return n == 0 ? 0 : rec(n - 1, acc) + sq; } } return new R().go(); }
    static <T, U extends Comparable<U>> Comparator<T> by(Function<T, U> f, boolean rev) {
        class C implements Comparator<T> { public int compare(T a, T b) { int c = f.apply(a).compareTo(f.apply(b)); return rev ? -c : c; }
        } return new C(); }
    static IntSupplier counter(int start) { int[] c = {start}; return () -> c[0]++; }
    public static void main(String[] args) throws Exception {
        int[] arr = {7}; S a = all((byte) -1, (short) 300, 'q', 1 << 30, 1L << 50, .5f, -0.0, true, "st", arr, null); p(a.get());
        arr[0] = 50; p(a.get()); ClsLocalCapture o = new ClsLocalCapture(); S d = o.deep(5); p(d.get()); p(d.get(), o.f); o.f = 1000;
        Supplier<Supplier<String>> ss = o.new In().s(1); p(ss.get().get()); p(new Der(5).r, new Der(6).r, new Der("s", 1, 2).r);
        List<String> out = new ArrayList<>(); Runnable r = ctorCap(out, 3); r.run(); r.run(); p(out);
        List<Supplier<Integer>> acc = new ArrayList<>(); p(rec(5, acc)); StringBuilder sb = new StringBuilder();
        for (Supplier<Integer> s : acc) sb.append(s.get()).append(' '); p(sb);
        List<String> ws = new ArrayList<>(List.of("ccc", "a", "bb")); ws.sort(by(String::length, true)); p(ws);
        ws.sort(by((String q) -> q, false)); p(ws); IntSupplier c1 = counter(5), c2 = counter(100);
        p(c1.getAsInt(), c1.getAsInt(), c2.getAsInt(), c1.getAsInt());
        List<Runnable> rs = new ArrayList<>(); for (int i = 0; i < 3; i++) { final int j = i; String w = "w" + i;
            rs.add(() -> sb.append(j).append(w));
            for (char c = 'x'; c < 'z'; c++) { char k = c;
                rs.add(new Runnable() { int t = j * 10; public void run() { sb.append(k).append(t++); } }); } } sb.setLength(0);
        for (Runnable q : rs) q.run(); for (Runnable q : rs) q.run(); p(sb); Object ob = "pattern";
        if (ob instanceof String s && s.length() > 3) { Supplier<Integer> len = () -> s.length(); p(len.get()); }
        try (AutoCloseable ac = () -> p("closing " + arr[0])) { Runnable q = () -> p("res " + (ac != null)); q.run(); }
        try { throw new IllegalStateException("exc"); } catch (IllegalStateException e) { Supplier<String> m = () -> e.getMessage();
            Supplier<String> m2 = e::getMessage; p(m.get() + m2.get()); }
        switch (arr.length) { case 1: int inCase = 42; Supplier<Integer> q = () -> inCase; p(q.get()); } int late;
        if (args.length > 0) late = 1; else late = 2; IntSupplier ls = () -> late * 2; p(ls.getAsInt());
        Function<Integer, Function<Integer, Function<Integer, Supplier<String>>>> cur = x -> y -> { int xy = x * y;
            return z -> () -> x + y + z + "=" + xy * z; }; p(cur.apply(2).apply(3).apply(4).get());
        class Fib { final Map<Integer, Long> m = new HashMap<>();
            long f(int n) { return n < 2 ? n : m.computeIfAbsent(n, k -> 0L) != 0 ? m.get(n) : put(n, f(n - 1) + f(n - 2)); }
            long put(int n, long v) { m.put(n, v); return v; } } p(new Fib().f(50));
        BiFunction<Integer, Integer, Integer>[] ops = new BiFunction[4]; String sym = "+-*%";
        for (int i = 0; i < 4; i++) { char op = sym.charAt(i); ops[i] = (x, y) -> switch (op) { case '+' -> x + y; case '-' -> x - y;
                case '*' -> x * y; default -> x % y; }; } for (var f : ops) sb.append(' ').append(f.apply(17, 5));
        p(sb.substring(sb.length() - 12)); long big = Long.MAX_VALUE; double nan = Double.NaN; float fz = -0f;
        Supplier<Object[]> prim = () -> new Object[]{big, nan, fz, arr};
        p(prim.get()[0], prim.get()[1], prim.get()[2], prim.get()[3] == arr); Thread t = new Thread(() -> arr[0] = late + 5); t.start();
        t.join(); p(arr[0]); Iterator<Integer> it = new Iterator<>() { int n = late; public boolean hasNext() { return n < late + 3; }
            public Integer next() { return n++ * arr[0]; } }; int tot = 0; while (it.hasNext()) tot += it.next(); p(tot);
        p(Arrays.stream(all((byte) 0, (short) 0, 'a', 0, 0, 0, 0, false, "", arr,
                1).getClass().getDeclaredFields()).map(x -> x.getType().getSimpleName() + " " + x.getName() +
                x.isSynthetic()).sorted().toList());
    }
}
