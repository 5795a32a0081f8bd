// Subclasses of AbstractList, AbstractSequentialList, AbstractSet, AbstractMap, AbstractQueue, AbstractCollection with minimal methods.
import java.util.*;
import java.util.function.*;

public class CollCustomAbstract {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static class Range extends AbstractList<Integer> implements RandomAccess { final int lo, hi; Range(int l, int h) { lo = l; hi = h; } public Integer get(int i) { Objects.checkIndex(i, size()); return lo + i; } public int size() { return hi - lo; } }
    static class Gap extends AbstractList<String> { String[] a = new String[4]; int n; public String get(int i) { Objects.checkIndex(i, n); return a[i]; } public int size() { return n; } @Override public String set(int i, String s) { String o = get(i); a[i] = s; return o; } @Override public void add(int i, String s) { Objects.checkIndex(i, n + 1); if (n == a.length) a = Arrays.copyOf(a, n * 2); System.arraycopy(a, i, a, i + 1, n - i); a[i] = s; n++; modCount++; } @Override public String remove(int i) { String o = get(i); System.arraycopy(a, i + 1, a, i, --n - i); a[n] = null; modCount++; return o; } }
    static class Ring<T> extends AbstractSequentialList<T> { class Nd { T v; Nd p = this, n = this; } final Nd h = new Nd(); int sz; public int size() { return sz; } public ListIterator<T> listIterator(int i) { if (i < 0 || i > sz) throw new IndexOutOfBoundsException("ring " + i); Nd c = h.n; for (int k = 0; k < i; k++) c = c.n; Nd s = c; return new ListIterator<>() { Nd cur = s, last; int at = i; public boolean hasNext() { return cur != h; } public T next() { if (!hasNext()) throw new NoSuchElementException(); last = cur; cur = cur.n; at++; return last.v; } public boolean hasPrevious() { return cur.p != h; } public T previous() { if (!hasPrevious()) throw new NoSuchElementException(); last = cur = cur.p; at--; return last.v; } public int nextIndex() { return at; } public int previousIndex() { return at - 1; } public void remove() { if (last == null) throw new IllegalStateException(); last.p.n = last.n; last.n.p = last.p; if (cur == last) cur = last.n; else at--; last = null; sz--; } public void set(T t) { if (last == null) throw new IllegalStateException(); last.v = t; } public void add(T t) { Nd x = new Nd(); x.v = t; x.p = cur.p; x.n = cur; cur.p.n = x; cur.p = x; sz++; at++; last = null; } }; } }
    static class Bits extends AbstractSet<Integer> { long w; public int size() { return Long.bitCount(w); } @Override public boolean add(Integer i) { long o = w; w |= 1L << i; return o != w; } @Override public boolean contains(Object x) { return x instanceof Integer i && (w >> i & 1) == 1; } public Iterator<Integer> iterator() { return new Iterator<>() { long left = w; int last = -1; public boolean hasNext() { return left != 0; } public Integer next() { if (left == 0) throw new NoSuchElementException(); last = Long.numberOfTrailingZeros(left); left &= left - 1; return last; } public void remove() { if (last < 0) throw new IllegalStateException(); w &= ~(1L << last); last = -1; } }; } }
    static class Assoc<K, V> extends AbstractMap<K, V> { final List<Entry<K, V>> es = new ArrayList<>(); @Override public V put(K k, V v) { for (Entry<K, V> e : es) if (Objects.equals(e.getKey(), k)) return e.setValue(v); es.add(new SimpleEntry<>(k, v)); return null; } public Set<Entry<K, V>> entrySet() { return new AbstractSet<>() { public Iterator<Entry<K, V>> iterator() { return es.iterator(); } public int size() { return es.size(); } }; } }
    static class Fixed extends AbstractMap<String, Integer> { public Set<Entry<String, Integer>> entrySet() { return new TreeSet<>(Entry.<String, Integer>comparingByKey()) {{ add(Map.entry("one", 1)); add(Map.entry("two", 2)); }}; } }
    static class Bounded<T> extends AbstractQueue<T> { final ArrayDeque<T> d = new ArrayDeque<>(); final int cap; Bounded(int c) { cap = c; } public boolean offer(T t) { return d.size() < cap && d.offer(t); } public T poll() { return d.poll(); } public T peek() { return d.peek(); } public int size() { return d.size(); } public Iterator<T> iterator() { return d.iterator(); } }
    static class Bag<T> extends AbstractCollection<T> { final Map<T, Integer> m = new LinkedHashMap<>(); int n; @Override public boolean add(T t) { m.merge(t, 1, Integer::sum); n++; return true; } public int size() { return n; } public Iterator<T> iterator() { Iterator<Map.Entry<T, Integer>> it = m.entrySet().iterator(); return new Iterator<>() { Map.Entry<T, Integer> e; int left; public boolean hasNext() { return left > 0 || it.hasNext(); } public T next() { if (left == 0) { e = it.next(); left = e.getValue(); } left--; return e.getKey(); } public void remove() { int c = e.getValue(); n--; if (c == 1) it.remove(); else e.setValue(c - 1); } }; } }
    public static void main(String[] args) {
        Range r = new Range(5, 12);
        o(r + " " + r.indexOf(7) + r.lastIndexOf(99) + r.contains(11) + r.subList(2, 5) + r.hashCode() + r.equals(List.of(5, 6, 7, 8, 9, 10, 11)) + r.stream().mapToInt(x -> x).sum() + r.containsAll(List.of(5, 11)) + Arrays.toString(r.toArray()) + Collections.binarySearch(r, 8));
        fail("add", () -> r.add(1)); fail("set", () -> r.set(0, 1)); fail("remove", () -> r.remove(0)); fail("removeObj", () -> r.remove((Integer) 6));
        fail("removeAbsent", () -> r.remove((Integer) 60)); fail("clear", r::clear); fail("clearEmpty", () -> new Range(0, 0).clear());
        fail("it", () -> { Iterator<Integer> i = r.iterator(); i.next(); i.remove(); }); fail("get", () -> r.get(7));
        fail("removeIf", () -> r.removeIf(x -> x == 6)); fail("removeIf none", () -> o(r.removeIf(x -> x > 100))); fail("sort", () -> r.sort(null));
        fail("sub", () -> r.subList(3, 20)); fail("next", () -> { Iterator<Integer> i = r.iterator(); while (true) i.next(); });
        ListIterator<Integer> bi = r.listIterator(7); StringBuilder sb = new StringBuilder(); while (bi.hasPrevious()) sb.append(bi.previous()); o(sb);
        Gap g = new Gap();
        for (String s : "q w e r t y".split(" ")) g.add(s);
        g.add(2, "mid"); g.addAll(1, List.of("A", "B")); o(g + " " + g.remove("e") + g.indexOf("t")); g.subList(1, 4).clear(); o(g);
        g.sort(Comparator.reverseOrder()); Collections.rotate(g, 1); g.removeIf(x -> x.compareTo("r") < 0); g.replaceAll(x -> x + x); o(g);
        fail("cme", () -> { for (String s : g) g.add("z"); }); ListIterator<String> li = g.listIterator(); li.next(); li.add("ins"); li.next(); li.set("set");
        li.remove(); o(g + " " + g.equals(new ArrayList<>(g))); g.clear(); o(g + "" + g.isEmpty());
        Ring<Integer> ring = new Ring<>();
        for (int i = 0; i < 6; i++) ring.add(i * i);
        ring.add(2, 77); ring.remove(0); ring.set(1, -1); o(ring + " " + ring.get(3) + ring.indexOf(16) + ring.size()); fail("get", () -> ring.get(40));
        fail("get6", () -> ring.get(6)); ring.addAll(1, List.of(5, 5)); ring.removeAll(List.of(5)); ring.sort(null); Collections.reverse(ring);
        o(ring + "" + ring.subList(1, 3) + ring.equals(List.of(25, 16, 9, 4, 1, -1)));
        Bits b = new Bits();
        for (int i = 0; i < 60; i += 7) b.add(i);
        o(b + " " + b.add(7) + b.contains(14) + b.remove(14) + b.remove(15) + b.size() + b.hashCode() + b.equals(Set.of(0, 7, 21, 28, 35, 42, 49, 56)) + b.removeAll(List.of(0, 1, 7)) + b.retainAll(Set.of(21, 28, 63)) + b);
        b.addAll(List.of(3, 63)); b.removeIf(x -> x == 28); o(b + "" + b.stream().mapToInt(x -> x).max().getAsInt()); b.clear(); o(b);
        Assoc<String, Integer> m = new Assoc<>(); m.put("z", 26); m.put("a", 1); m.put(null, 0); m.put("z", 27);
        o(m + " " + m.get("z") + m.get(null) + m.get("q") + m.containsKey("a") + m.containsValue(0) + m.size() + m.keySet() + m.values() + m.hashCode() + m.equals(new HashMap<>(m)) + m.remove("a") + m.remove("zz") + m);
        m.merge("z", 3, Integer::sum); m.computeIfAbsent("n", k -> 14); m.compute("n", (k, v) -> v + 1); m.replaceAll((k, v) -> v * 2);
        m.putIfAbsent("p", 16); m.keySet().remove(null); m.values().remove(16); o(m + "" + m.getOrDefault("x", -9));
        m.putAll(new TreeMap<>(Map.of("k1", 1, "k2", 2))); m.entrySet().removeIf(e -> e.getValue() == 1); o(m); m.clear(); o(m.isEmpty());
        Fixed fx = new Fixed(); o(fx + "" + fx.get("two") + fx.equals(Map.of("one", 1, "two", 2))); fail("fixed put", () -> fx.put("x", 1));
        fail("fixed remove", () -> o(fx.remove("one"))); fail("fixed pia", () -> fx.putIfAbsent("one", 5));
        Bounded<Integer> q = new Bounded<>(2); o(q.offer(1) + "" + q.add(2) + q.offer(3) + q); fail("full", () -> q.add(3));
        o(q.remove() + "" + q.element() + q.poll() + q.poll()); fail("empty", q::remove); fail("element", q::element); fail("self", () -> q.addAll(q));
        fail("addAll", () -> q.addAll(List.of(7, 8, 9))); o(q); q.clear(); o(q);
        Bag<String> bag = new Bag<>(); bag.addAll(List.of("x", "y", "x", "z", "x"));
        o(bag + " " + bag.size() + bag.contains("y") + bag.remove("x") + bag + bag.retainAll(Set.of("x")) + bag + bag.m + bag.equals(List.of("x", "x")) + Arrays.toString(bag.toArray(new String[0])));
        Collection<Object> self = new Bag<>(); self.add(1); o(self); List<Object> sl = new ArrayList<>(); sl.add(sl); o(sl);
        Iterable<Integer> it = () -> new Iterator<>() { int k = 3; public boolean hasNext() { return k > 0; } public Integer next() { return k--; } };
        it.forEach(x -> System.out.print(x + " ")); fail("iterator remove default", () -> { Iterator<Integer> i = it.iterator(); i.next(); i.remove(); });
    }
}
