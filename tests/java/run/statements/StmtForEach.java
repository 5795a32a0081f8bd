// Enhanced for: over arrays of all types, iterables, boxed/unboxed, evaluation once, modification, nested arrays, concurrent modification, null.
import java.util.*;
public class StmtForEach {
    static int evals; static int[] arr() { evals++; return new int[]{1, 2, 3}; }
    static class Range implements Iterable<Integer> { final int a, b; int its; Range(int a, int b) { this.a = a; this.b = b; }
        public Iterator<Integer> iterator() { its++; return new Iterator<>() { int i = a; public boolean hasNext() { return i < b; }
                public Integer next() { if (!hasNext()) throw new NoSuchElementException("end " + b); return i++; } }; } }
    static class Node<T> implements Iterable<T> { T v; Node<T> n; Node(T v, Node<T> n) { this.v = v; this.n = n; }
        public Iterator<T> iterator() { Node<T> me = this;
            return new Iterator<T>() { Node<T> c = me; public boolean hasNext() { return c != null; }
                public T next() { T r = c.v; c = c.n; return r; } }; } }
    static <T extends Comparable<T>> T max(Iterable<? extends T> it) { T m = null; for (T x : it) if (m == null || x.compareTo(m) > 0) m = x; return m; }
    public static void main(String[] args) {
        int s = 0; for (int x : arr()) s += x; System.out.println(s + " evals " + evals);
        for (byte b : new byte[]{-1, 2}) System.out.print(b + " "); for (char c : "xyz".toCharArray()) System.out.print(c);
        for (long l : new int[]{1, 2}) System.out.print(" " + l * (1L << 33));
        for (double d : new float[]{0.1f}) System.out.print(" " + d);
        for (boolean z : new boolean[]{true, false}) System.out.print(" " + !z); for (short h : new short[]{7}) System.out.print(" " + h);
        for (Object o : new Object[]{1, "s", null}) System.out.print(" " + o);
        for (int x : new Integer[]{5, 6}) System.out.print(" " + (x + 1));
        for (Integer x : new int[]{5, 6}) System.out.print(" " + x.hashCode());
        for (Number x : List.of(1, 2.5)) System.out.print(" " + x.intValue()); for (String q : new String[0]) System.out.print("never");
        System.out.println();
        int[] a = {1, 2, 3}; int[] keep = a; for (int x : a) { a = new int[]{9, 9, 9, 9}; System.out.print(x + " "); keep[2] = 77; }
        System.out.println(a.length); for (int x : keep) x = 0; System.out.println(Arrays.toString(keep));
        for (int[] row : new int[][]{{1, 2}, {}, {3}}) { for (int x : row) System.out.print(x); System.out.print(';'); }
        System.out.println(); Range r = new Range(2, 6); int p = 1; for (int x : r) for (int y : r) if (x != y) p += x * y;
        System.out.println(p + " its " + r.its);
        for (var v : new Node<>("a", new Node<>("b", null))) System.out.print(v.toUpperCase(Locale.ROOT));
        System.out.println(max(r) + max(new Node<>("q", new Node<>("z", new Node<>("c", null)))));
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4)); try { for (Integer x : l) if (x == 2) l.remove(x); }
        catch (ConcurrentModificationException e) { System.out.println(e + " " + l); } l = new ArrayList<>(List.of(1, 2, 3));
        for (Integer x : l) if (x == 2) l.remove(x); System.out.println("no cme " + l);
        for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) if (it.next() == 1) it.remove(); System.out.println(l);
        Map<String, Integer> m = new LinkedHashMap<>(); m.put("a", 1); m.put("b", 2);
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() * 10);
        for (var e : m.entrySet()) System.out.print(e.getKey() + e.getValue() + " "); try { for (String k : m.keySet()) m.put(k + k, 0); }
        catch (ConcurrentModificationException e) { System.out.println("cme " + m); }
        int[] nul = null; try { for (int x : nul) System.out.println(x); }
        catch (NullPointerException e) { System.out.println("npe array"); } List<String> nl = null;
        try { for (String x : nl) System.out.println(x); } catch (NullPointerException e) { System.out.println("npe list"); }
        try { for (int x : new Integer[]{1, null}) System.out.print(x + " "); }
        catch (NullPointerException e) { System.out.println("npe unbox"); } List raw = new ArrayList(List.of(1)); raw.add("s");
        List<Integer> li = raw; try { for (int x : li) System.out.print(x + " "); }
        catch (ClassCastException e) { System.out.println("cce"); } try { r.iterator().next(); new Range(1, 1).iterator().next(); }
        catch (NoSuchElementException e) { System.out.println(e.getMessage()); } try { new Range(1, 3).iterator().remove(); }
        catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        List<Runnable> rs = new ArrayList<>(); for (int x : new int[]{1, 2, 3}) rs.add(() -> System.out.print("cap" + x + " "));
        for (Runnable q : rs) q.run(); System.out.println();
        out: for (String w : "the quick brown".split(" ")) {
            for (char c : w.toCharArray()) { if (c == 'i') continue out; if (c == 'w') break out; System.out.print(c); } }
        System.out.println(); for (final var x : Set.of(42)) System.out.println(x);
        for (int x : new int[]{1, 2, 3}) { if (x == 2) continue; System.out.print(x); } System.out.println(); class Cnt { int n; }
        Cnt cnt = new Cnt(); for (int[][] c3 : new int[2][3][4]) for (int[] c2 : c3) for (int c1 : c2) cnt.n += c1 + 1;
        System.out.println(cnt.n); Iterable<String> lam = () -> List.of("l1", "l2").iterator();
        for (String x : lam) System.out.print(x + " "); lam.forEach(System.out::print); System.out.println(); BitSet bs = new BitSet();
        for (int x : new int[]{3, 5, 64, 3}) bs.flip(x); System.out.println(bs);
        ListIterator<String> li2 = new ArrayList<>(List.of("a", "b", "c")).listIterator(3);
        while (li2.hasPrevious()) { int ix = li2.previousIndex(); String v = li2.previous(); li2.set(v + ix); if (ix == 1) li2.add("new");
            System.out.print(v + ix + " "); if (ix == 1) li2.previous(); } System.out.println();
    }
}
