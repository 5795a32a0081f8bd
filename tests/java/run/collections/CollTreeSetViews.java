// TreeSet: navigable operations, live views in both directions, comparator oddities, set algebra, ConcurrentSkipListSet likewise.
import java.util.*;
import java.util.concurrent.*;

public class CollTreeSetViews {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static void nav(NavigableSet<String> s) {
        o(s.getClass().getSimpleName()); s.addAll(List.of("m", "c", "x", "f", "r", "a"));
        o(s + " " + s.first() + s.last() + s.lower("c") + s.lower("a") + s.floor("d") + s.ceiling("d") + s.higher("x") + s.higher("a"));
        NavigableSet<String> h = s.headSet("m", true), t = s.tailSet("m", false), d = s.descendingSet(), u = s.subSet("b", true, "r", true);
        o(h + " " + t + " " + d + " " + u); s.add("g"); u.add("k"); d.add("z"); h.remove("a"); o(s + " " + h + " " + t + " " + d + " " + u);
        fail("u.add", () -> u.add("zz")); fail("h.add", () -> h.add("n"));
        o(d.first() + d.last() + d.lower("m") + d.higher("m") + d.floor("l") + d.ceiling("l") + " " + d.headSet("k") + d.tailSet("k") + d.subSet("r", "f") + " " + d.descendingSet());
        o(u.pollFirst() + u.pollLast() + " " + s.pollFirst() + s.pollLast() + " " + s + u); Iterator<String> it = d.iterator(); it.next(); it.remove();
        Iterator<String> di = s.descendingIterator(); di.next(); di.remove(); o(s + " " + d + " " + d.descendingIterator().next()); u.clear();
        o(s + "" + u + u.isEmpty() + s.size()); s.clear(); fail("first", s::first); fail("last", d::last);
        o(s.pollFirst() + " " + s.floor("q") + " " + s.headSet("q")); fail("null", () -> s.add(null)); fail("range", () -> s.subSet("z", "a"));
    }
    public static void main(String[] args) {
        nav(new TreeSet<>()); nav(new ConcurrentSkipListSet<>()); nav(new TreeSet<>(Comparator.naturalOrder()));
        TreeSet<String> byLen = new TreeSet<>(Comparator.comparing(String::length));
        o(byLen.add("aa") + "" + byLen.add("bb") + byLen.add("c") + " " + byLen + byLen.contains("zz") + byLen.remove("qq") + byLen);
        TreeSet<Integer> mod = new TreeSet<>((x, y) -> Integer.compare(x % 10, y % 10));
        for (int i = 95; i < 108; i++) mod.add(i);
        o(mod + " " + mod.floor(3) + " " + mod.ceiling(1007) + " " + mod.headSet(12) + " " + mod.equals(new HashSet<>(mod)) + " " + new HashSet<>(Set.of(1, 2)).equals(new TreeSet<>(Set.of(2, 1))));
        TreeSet<Integer> alw = new TreeSet<>((x, y) -> 1); alw.add(1); alw.add(1); alw.add(1); o(alw + " " + alw.contains(1) + alw.remove(1));
        TreeSet<Integer> zero = new TreeSet<>((x, y) -> 0); zero.addAll(List.of(5, 6, 7)); o(zero);
        fail("Object", () -> new TreeSet<Object>().add(new Object())); fail("mixed", () -> new TreeSet<Object>(List.of(1)).add("x"));
        fail("contains wrong", () -> o(new TreeSet<Object>(List.of(1)).contains("x"))); fail("empty contains", () -> o(new TreeSet<Object>().contains("x")));
        fail("null first", () -> new TreeSet<String>().add(null)); TreeSet<String> nl = new TreeSet<>(Comparator.nullsLast(Comparator.reverseOrder()));
        nl.addAll(Arrays.asList("p", null, "q")); o(nl + " " + nl.last() + " " + nl.ceiling(null) + " " + nl.headSet(null) + " " + nl.descendingSet());
        TreeSet<Integer> a = new TreeSet<>(List.of(1, 2, 3, 4, 5)), b = new TreeSet<>(List.of(4, 5, 6));
        TreeSet<Integer> un = new TreeSet<>(a), in = new TreeSet<>(a), df = new TreeSet<>(a);
        o(un.addAll(b) + "" + un + in.retainAll(b) + in + df.removeAll(b) + df + a.containsAll(in) + b.containsAll(a));
        o(a.headSet(3).retainAll(Set.of(1)) + " " + a + " " + a.tailSet(4).removeIf(x -> x == 5) + " " + a);
        fail("cme", () -> { for (Integer x : a) a.add(x + 10); }); fail("cme sub", () -> { for (Integer x : a.tailSet(1)) a.remove(100 + x) ; });
        fail("cme sub2", () -> { for (Integer x : a.tailSet(1)) a.remove(4); }); o(a + " " + a.hashCode() + " " + a.equals(Set.of(1, 3, 11)));
        // 2-d points, sweep with a comparator and neighbours
        record P(int x, int y) {} TreeSet<P> ps = new TreeSet<>(Comparator.comparingInt(P::y).thenComparingInt(P::x)); Random r = new Random(8);
        for (int i = 0; i < 40; i++) ps.add(new P(r.nextInt(30), r.nextInt(30)));
        o(ps.size() + " " + ps.first() + ps.last() + ps.floor(new P(99, 10)) + ps.ceiling(new P(-1, 10)) + " " + ps.subSet(new P(0, 5), new P(0, 9)).size());
        long best = Long.MAX_VALUE;
        for (P p : ps) for (P q : ps.tailSet(p, false)) { long d = (long) (p.x - q.x) * (p.x - q.x) + (long) (p.y - q.y) * (p.y - q.y); if (d < best) best = d; }
        o(best);
        // interval allocation in a free list
        TreeSet<int[]> free = new TreeSet<>((p, q) -> p[0] != q[0] ? p[0] - q[0] : p[1] - q[1]); free.add(new int[] {0, 100}); int[] want = {10, 20, 5, 30};
        for (int w : want) for (int[] f : free) if (f[1] - f[0] >= w) { free.remove(f); if (f[1] - f[0] > w) free.add(new int[] {f[0] + w, f[1]}); System.out.print(f[0] + "+" + w + " "); break; }
        for (int[] f : free) System.out.print(Arrays.toString(f));
        System.out.println();
        SortedSet<Integer> view = Collections.unmodifiableSortedSet(a); fail("unmod", () -> view.add(1));
        o(view.headSet(4) + " " + new TreeSet<>(view).comparator() + " " + view.comparator());
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 30; i++) sk.put(i * 7 % 30, "" + i);
        for (Integer k : sk.keySet()) if (k % 4 != 1) sk.remove(k);
        o(sk + " " + sk.floorKey(8) + " " + sk.descendingMap().firstKey() + " " + sk.subMap(5, 20) + sk.pollFirstEntry());
    }
}
