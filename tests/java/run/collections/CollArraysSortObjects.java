// Object sorting: TimSort runs, galloping, stability on large inputs, comparison counts, contract violations, failing comparators.
import java.util.*;

public class CollArraysSortObjects {
    static void o(Object x) { System.out.println(x); }
    record E(int key, int pos) {}
    static E[] mk(int kind, int n) { E[] a = new E[n]; Random r = new Random(kind + n); for (int i = 0; i < n; i++) a[i] = new E(switch (kind) { case 0 -> r.nextInt(n); case 1 -> i; case 2 -> n - i; case 3 -> r.nextInt(4); case 4 -> i % 64 < 40 ? i : r.nextInt(n); case 5 -> i < n / 2 ? i * 2 : (i - n / 2) * 2 + 1; case 6 -> 0; default -> i % 100 == 0 ? r.nextInt(n) : i; }, i); return a; }
    static int cmp;
    public static void main(String[] args) {
        for (int kind = 0; kind < 8; kind++) { StringBuilder sb = new StringBuilder("kind " + kind); for (int n : new int[] {1, 2, 31, 32, 33, 64, 200, 1500}) { E[] a = mk(kind, n); cmp = 0; Arrays.sort(a, (x, y) -> { cmp++; return Integer.compare(x.key, y.key); }); boolean ok = true; for (int i = 1; i < n; i++) ok &= a[i - 1].key < a[i].key || a[i - 1].key == a[i].key && a[i - 1].pos < a[i].pos; sb.append(ok ? " " : " BAD").append(cmp); } o(sb); }
        // comparable path
        for (int kind = 0; kind < 6; kind++) { Integer[] a = new Integer[700]; E[] e = mk(kind, 700); for (int i = 0; i < 700; i++) a[i] = e[i].key; Arrays.sort(a); boolean ok = true; for (int i = 1; i < 700; i++) ok &= a[i - 1] <= a[i]; System.out.print(ok + ":" + Arrays.hashCode(a) + " "); }
        o("");
        String[] w = "pear Apple fig apple Banana kiwi Fig cherry banana".split(" "); Arrays.sort(w); o(Arrays.toString(w));
        Arrays.sort(w, String.CASE_INSENSITIVE_ORDER); o(Arrays.toString(w)); Arrays.sort(w, Comparator.comparing(String::length)); o(Arrays.toString(w));
        Arrays.sort(w, 2, 6, Comparator.reverseOrder()); o(Arrays.toString(w)); Arrays.sort(w, 0, 4); o(Arrays.toString(w)); Arrays.sort(w, null);
        o(Arrays.toString(w));
        // contract violation found by merging
        Integer[] bad = new Integer[1000]; Random r = new Random(3);
        for (int i = 0; i < bad.length; i++) bad[i] = r.nextInt(50);
        try { Arrays.sort(bad, (x, y) -> x > y ? 1 : -1); o("undetected"); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        for (int i = 0; i < bad.length; i++) bad[i] = i * 37 % 1000;
        Random r2 = new Random(5);
        try { Arrays.sort(bad, (x, y) -> r2.nextInt(3) - 1); o("random undetected"); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        Set<Integer> left = new HashSet<>(Arrays.asList(bad));
        o("still a permutation " + (left.size() == 1000));
        List<Integer> small = new ArrayList<>(List.of(3, 1, 2)); small.sort((x, y) -> -1); o(small); small.sort((x, y) -> 0); o(small);
        small.sort((x, y) -> 1); o(small);
        // comparator that throws: array left as a permutation
        Integer[] t = {5, 4, 3, 2, 1, 0};
        try { Arrays.sort(t, (x, y) -> { if (x == 3 || y == 3) throw new IllegalStateException("three"); return x - y; }); } catch (IllegalStateException e) { o(e.getMessage() + " " + Arrays.toString(t)); }
        for (Object[] mix : new Object[][] {{1, "a"}, {"a", 1, 2}, {1, null}, {null, 1}, {new Object(), new Object()}, {new Object()}, {}, {null}}) try { Arrays.sort(mix); o("sorted " + mix.length); } catch (ClassCastException e) { o("CCE"); } catch (NullPointerException e) { o("NPE"); }
        // nulls with comparators
        String[] n = {"b", null, "a", null, "c"}; Arrays.sort(n, Comparator.nullsFirst(Comparator.naturalOrder())); o(Arrays.toString(n));
        Arrays.sort(n, Comparator.nullsLast(Comparator.reverseOrder())); o(Arrays.toString(n));
        // sorting arrays of arrays and lists with several keys
        int[][] pts = new int[60][];
        for (int i = 0; i < 60; i++) pts[i] = new int[] {i * 7 % 5, i * 11 % 4, i};
        Arrays.sort(pts, Comparator.<int[]>comparingInt(p -> p[0]).thenComparing(p -> p[1], Comparator.reverseOrder()));
        StringBuilder sb = new StringBuilder();
        for (int[] p : pts) sb.append(p[2]).append(' ');
        o(sb); Arrays.sort(pts, Arrays::compare); sb.setLength(0);
        for (int i = 0; i < 10; i++) sb.append(Arrays.toString(pts[i]));
        o(sb);
        // linked list and sublist sorting, stable for equal names
        LinkedList<String> ll = new LinkedList<>(List.of("b2", "a1", "b1", "a2", "c0")); ll.sort(Comparator.comparing(s -> s.charAt(0))); o(ll);
        List<Integer> al = new ArrayList<>();
        for (int i = 0; i < 20; i++) al.add(i * 13 % 20);
        al.subList(5, 15).sort(Comparator.reverseOrder()); o(al); Collections.sort(al.subList(0, 5)); o(al);
        TreeMap<Integer, List<Integer>> g = new TreeMap<>();
        for (E e : mk(3, 30)) g.computeIfAbsent(e.key, k -> new ArrayList<>()).add(e.pos);
        o(g);
        // descending runs with equal elements must not be reversed unstably
        E[] d = {new E(3, 0), new E(3, 1), new E(2, 2), new E(2, 3), new E(1, 4), new E(1, 5), new E(0, 6)}; Arrays.sort(d, Comparator.comparingInt(E::key));
        sb.setLength(0);
        for (E e : d) sb.append(e.pos);
        o(sb); E[] gal = new E[600];
        for (int i = 0; i < 600; i++) gal[i] = new E(i < 500 ? i : i - 500 + 250, i);
        Arrays.sort(gal, Comparator.comparingInt(E::key)); sb.setLength(0);
        for (int i = 248; i < 262; i++) sb.append(gal[i].key).append('/').append(gal[i].pos).append(' ');
        o(sb);
        o(Arrays.binarySearch(w, "fig") + " " + Arrays.binarySearch(w, "zzz") + " " + Arrays.binarySearch(new Integer[] {9, 7, 5}, 7, Comparator.reverseOrder()) + " " + Arrays.binarySearch(w, 2, 5, "a"));
    }
}
