// Local variables and local types: var, shadowing, local records/enums/interfaces/classes, definite assignment, scopes, effectively final capture.
import java.util.*;
import java.util.function.*;
public class StmtLocals {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static int x = 1; int y = 2;
    static int shadow(int x) { { int z = x; x = z * 2; } { int z = 5; x += z; } return x + StmtLocals.x; }
    static int defAssign(int k) { final int v; if (k > 0) v = 1; else if (k < 0) v = -1; else { v = 0; } int w;
        switch (k) { case 1: w = 10; break; default: w = 20; } int u; while (true) { if (k < 100) { u = k; break; } k -= 7; } boolean c;
        int t; if ((c = k > 5) && (t = k) > 6) return t + u; return v + w + u + (c ? 1 : 0); }
    int inst() { int y = this.y * 10;
        class L { int y = StmtLocals.this.y + 1; int get() { int y = 7; return y * 1000 + this.y * 100 + StmtLocals.this.y; } }
        return new L().get() + y; }
    static List<Supplier<Integer>> caps() { List<Supplier<Integer>> l = new ArrayList<>();
        for (int i = 0; i < 3; i++) { int j = i * i; int[] m = {i}; l.add(() -> j + m[0]++);
            class C implements Supplier<Integer> { int calls; public Integer get() { return j * 100 + ++calls; } } l.add(new C()); }
        return l; }
    public static void main(String[] args) {
        System.out.println(shadow(3)); for (int k : new int[]{-3, 0, 1, 50, 200}) System.out.print(defAssign(k) + " ");
        System.out.println(new StmtLocals().inst()); for (Supplier<Integer> s : caps()) System.out.print(s.get() + "," + s.get() + " ");
        System.out.println();
        record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException("neg " + x); }
            static Point origin() { return new Point(0, 0); } Point plus(Point o) { return new Point(x + o.x, y + o.y); } }
        enum Level { LOW { int f() { return 1; } }, HIGH { int f() { return 2; } }; abstract int f();
            static Level of(int v) { return v > 10 ? HIGH : LOW; } }
        interface Namer { String name(int i); default String twice(int i) { return name(i) + name(i); }
            static Namer std() { return i -> "n" + i; } }
        System.out.println(Point.origin().plus(new Point(3, 4)) + " " + Level.of(50) + Level.of(50).f() + Level.valueOf("LOW").f() + " " +
                Namer.std().twice(5)); try { new Point(-1, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        out(Point.class.getName(), " ", Level.class.getName(), " ", Level.LOW.getClass().getName(), " ", Namer.class.getName(), " ",
                Point.class.isRecord(), Level.class.isEnum(), Namer.class.isInterface(), Point.class.isLocalClass());
        var i = 5; var l = 5L; var s = "str"; var list = new ArrayList<Map<String, List<Integer>>>();
        list.add(new TreeMap<>(Map.of("k", List.of(1)))); var arr = new int[][]{{1}, {2, 3}};
        var anon = new Object() { int a = 1; int inc() { return ++a; } }; anon.inc(); var lam = (Function<Integer, Integer>) q -> q + 1;
        var c = 'c'; var d = c + 1; var f = 1f * i;
        for (var e : list) for (var en : e.entrySet()) System.out.print(en.getKey() + en.getValue());
        System.out.println(i + l + s + arr[1][1] + anon.a + lam.apply(1) + d + f);
        BiFunction<Integer, Integer, Integer> bf = (var p, var q) -> p * q; System.out.println(bf.apply(6, 7)); var var = "var named var";
        System.out.println(var); int record = 1, sealed = 2, yield = 3, permits = 4; System.out.println(record + sealed + yield + permits);
        class Fact { long of(int n) { return n <= 1 ? 1 : n * new Fact().of(n - 1); } } System.out.println(new Fact().of(15));
        class A { String who() { return "A" + hello(); } String hello() { return "a"; } }
        class B extends A { String hello() { return "b" + i; } }
        System.out.println(new B().who() + " " + B.class.getName() + " " + B.class.getSuperclass().getSimpleName() + " " +
                B.class.getEnclosingMethod().getName()); { class A2 { } System.out.println(new A2().getClass().getSimpleName()); }
        { class A2 { public String toString() { return "second A2"; } } System.out.println(new A2()); }
        Runnable r = () -> { record In(String v) { } class X { String z = new In("deep").toString() + s; } System.out.println(new X().z);
        }; r.run(); int a = 1, b = a + 1, cc[] = {a, b}, dd[][] = {{a}, cc}; System.out.println(dd[1][1] + cc.length); final int fin;
        fin = 9; Supplier<Supplier<Integer>> nest = () -> { int q = fin; return () -> q * fin; }; System.out.println(nest.get().get());
        long big = 1L; double dbl; dbl = big = 7; System.out.println(dbl + big); char ch = 65, ch2 = (char) 66.9; byte by = 'a';
        short sh = (byte) 200; System.out.println(ch + "" + ch2 + by + sh); 
    }
}
