// Records: equals/hashCode/toString over all component types, as keys of concurrent maps, compact constructors, nesting, sharing
// between threads.
import java.util.*;
import java.util.concurrent.*;

public class ThrWeakRecords {
    record P(int x, int y) {
        P { if (x > 1000) throw new IllegalArgumentException("x=" + x); }
        P() { this(1, 2); }
        double len() { return Math.sqrt(x * x + y * y); }
        static P of(String s) {
            String[] a = s.split(",");
            return new P(Integer.parseInt(a[0]), Integer.parseInt(a[1]));
        }
    }
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a, List<P> ps) { }
    record Empty() { }
    record Gen<T, U extends Comparable<U>>(T t, U u) implements Comparable<Gen<T, U>> {
        public int compareTo(Gen<T, U> o) { return u.compareTo(o.u); }
    }
    record Own(String name) {
        @Override public boolean equals(Object o) { return o instanceof Own w && w.name.equalsIgnoreCase(name); }
        @Override public int hashCode() { return name.toLowerCase().hashCode(); }
        @Override public String toString() { return "Own<" + name() + ">"; }
        @Override public String name() { return name.trim(); }
    }
    record Tree(int v, Tree l, Tree r) {
        int sum() {
            return v + (l == null ? 0 : l.sum()) + (r == null ? 0 : r.sum());
        }
    }
    public static void main(String[] args) throws Exception {
        P a = new P(3, 4), b = P.of("3,4");
        System.out.println(a + " " + a.equals(b) + (a == b) + (a.hashCode() == b.hashCode()) + " " + a.hashCode() + " " + new P().x() + " "
                + a.len() + " " + a.equals(null) + a.equals("x") + a.equals(new P(4, 3)));
        try { new P(5000, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        int[] arr = {1, 2};
        All r = new All(true, (byte) -1, (short) 2, 'c', 4, 1L << 40, 1.5f, -0.0, "t", arr, List.of(a)), q = new All(true, (byte) -1,
                (short) 2, 'c', 4, 1L << 40, 1.5f, -0.0, "t", arr, List.of(b)), w = new All(true, (byte) -1, (short) 2, 'c', 4, 1L << 40,
                1.5f, 0.0, "t", arr, List.of(b)), n = new All(false, (byte) 0, (short) 0, '0', 0, 0, Float.NaN, Double.NaN, null, null,
                null);
        System.out.println(r.equals(q) + " " + r.equals(w) + " " + new All(false, (byte) 0, (short) 0, '0', 0, 0, Float.NaN, Double.NaN,
                null, null, null).equals(n) + " " + n + " " + n.hashCode() + " " + r.equals(new All(true, (byte) -1, (short) 2, 'c', 4,
                1L << 40, 1.5f, -0.0, "t", new int[]{1, 2}, List.of(b))));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
        Gen<String, Integer> g = new Gen<>("k", 5);
        System.out.println(g + " " + g.equals(new Gen<>("k", 5)) + " " + new TreeSet<>(List.of(g, new Gen<>("z", 1), new Gen<>("y", 3))));
        System.out.println(new Own(" Bob ") + " " + new Own("bob").equals(new Own("BOB")) + new HashSet<>(List.of(new Own("x"),
                new Own("y"))).contains(new Own("X")));
        Tree t = new Tree(1, new Tree(2, null, new Tree(3, null, null)), null);
        System.out.println(t + " " + t.sum() + " " + t.equals(new Tree(1, new Tree(2, null, new Tree(3, null, null)), null)) + " "
                + t.hashCode());
        ConcurrentHashMap<P, Integer> m = new ConcurrentHashMap<>();
        Thread[] ts = new Thread[4];
        for (int k = 0; k < 4; k++) (ts[k] = new Thread(() -> {
            for (int i = 0; i < 50; i++) m.merge(new P(i % 5, i % 2), 1, Integer::sum);
        })).start();
        for (Thread x : ts) x.join();
        TreeMap<String, Integer> out = new TreeMap<>();
        m.forEach((k, v) -> out.put(k.toString(), v));
        System.out.println(out);
        record Loc(int a, String s) {
            Loc { s = s.toUpperCase(); }
        }
        System.out.println(new Loc(1, "low") + " " + new Loc(1, "LOW").equals(new Loc(1, "low")));
        ExecutorService ex = Executors.newFixedThreadPool(2);
        Future<Loc> f = ex.submit(() -> new Loc(9, "future"));
        System.out.println(f.get());
        ex.shutdown();
        Object o = a;
        if (o instanceof P p && p.x() == 3) System.out.println("pattern " + p.y());
        System.out.println(Map.of(a, "found").get(new P(3, 4)) + " " + Objects.hash(a, b) + " " + Arrays.asList(a, null).indexOf(b));
    }
}
