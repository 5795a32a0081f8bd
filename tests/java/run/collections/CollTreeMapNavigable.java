// TreeMap: every NavigableMap operation on hits, gaps and ends, entries as snapshots, nulls, comparators, deep trees.
import java.util.*;

public class CollTreeMapNavigable {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static String probe(NavigableMap<Integer, String> m, int k) { return k + ": lower " + m.lowerKey(k) + " floor " + m.floorKey(k) + " ceil " + m.ceilingKey(k) + " higher " + m.higherKey(k) + " | " + m.lowerEntry(k) + " " + m.floorEntry(k) + " " + m.ceilingEntry(k) + " " + m.higherEntry(k); }
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>(); for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 60}) m.put(i, "v" + i);
        for (int k : new int[] {5, 10, 25, 50, 90, 95}) o(probe(m, k)); for (int k : new int[] {5, 10, 25, 90, 95}) o("desc " + probe(m.descendingMap(), k));
        o(m.firstKey() + " " + m.lastKey() + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.navigableKeySet() + " " + m.descendingKeySet() + " " + m.descendingMap());
        o(m.headMap(50) + " " + m.headMap(50, true) + " " + m.tailMap(70) + " " + m.tailMap(70, false) + " " + m.subMap(20, 70) + " " + m.subMap(20, false, 70, true) + " " + m.subMap(25, 25) + " " + m.headMap(5));
        o(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m); Map.Entry<Integer, String> fe = m.firstEntry(); fail("setValue", () -> fe.setValue("z"));
        m.entrySet().iterator().next().setValue("changed"); o(fe + " " + m.firstEntry()); m.put(20, "again"); o(m.ceilingEntry(20));
        NavigableMap<Integer, String> sub = m.subMap(20, true, 70, false); sub.put(25, "in"); fail("put out", () -> sub.put(70, "x"));
        fail("put out2", () -> sub.put(19, "x")); m.put(65, "through"); m.remove(30);
        o(sub + " " + sub.size() + " " + sub.get(70) + " " + sub.containsKey(80) + " " + sub.firstKey() + " " + sub.lastKey() + " " + sub.lowerKey(20) + " " + sub.higherKey(65) + " " + sub.ceilingKey(1) + " " + sub.floorKey(1000));
        o(sub.headMap(60) + " " + sub.tailMap(60, false) + " " + sub.descendingMap() + " " + sub.descendingMap().headMap(50, true) + " " + sub.descendingMap().subMap(65, 25));
        fail("sub of sub", () -> sub.subMap(10, 50)); fail("head of sub", () -> sub.headMap(200)); fail("bad range", () -> m.subMap(9, 3));
        fail("desc bad", () -> m.descendingMap().subMap(1, 9)); fail("empty first", () -> m.subMap(1, 2).firstKey());
        o(m.subMap(1, true, 2, true).firstEntry() + " " + m.subMap(1, true, 2, true).pollFirstEntry());
        o(sub.pollFirstEntry() + " " + sub.pollLastEntry() + " " + m); sub.clear(); o(sub + " " + m + " " + sub.isEmpty());
        fail("null key", () -> m.put(null, "x")); fail("null get", () -> m.get(null)); m.put(1, null);
        o(m.get(1) + " " + m.containsValue(null) + " " + m.putIfAbsent(1, "filled") + " " + m.get(1));
        TreeMap<String, Integer> nf = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder())); nf.put("b", 1); nf.put(null, 0);
        o(nf + " " + nf.floorKey(null) + " " + nf.higherKey(null));
        fail("mixed", () -> { TreeMap<Object, Integer> x = new TreeMap<>(); x.put("s", 1); x.put(2, 1); });
        fail("not comparable", () -> { TreeMap<Object, Integer> x = new TreeMap<>(); x.put(new int[0], 1); });
        fail("empty", () -> new TreeMap<String, String>().firstKey()); fail("empty last", () -> new TreeMap<String, String>().lastKey());
        o(m.computeIfAbsent(2, k -> "two") + m.computeIfPresent(2, (k, v) -> v + v) + m.merge(2, "!", String::concat) + m.compute(3, (k, v) -> v + "") + m.replace(3, "three") + m.replace(3, "x", "y") + m.remove(3, "three") + " " + m);
        fail("cme cia", () -> m.computeIfAbsent(100, k -> { m.put(101, ""); return ""; }));
        fail("cme iter", () -> { for (Integer k : m.keySet()) m.put(k + 1000, ""); });
        fail("fine overwrite", () -> { for (Integer k : m.keySet()) m.put(k, "same"); }); fail("forEach", () -> m.forEach((k, v) -> m.remove(k))); o(m);
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER); ci.put("Bob", 1); ci.put("bob", 2); ci.put("ALICE", 3);
        o(ci + " " + ci.get("BOB") + " " + ci.equals(Map.of("Bob", 2, "ALICE", 3)) + " " + Map.of("bob", 2, "alice", 3).equals(ci));
        TreeMap<Integer, Integer> rv = new TreeMap<>(Collections.reverseOrder());
        for (int i = 0; i < 5; i++) rv.put(i, i * i);
        o(rv + " " + rv.headMap(2) + " " + rv.descendingMap() + " " + rv.ceilingKey(3) + " " + new TreeMap<>(rv).firstKey() + " " + new TreeMap<>((Map<Integer, Integer>) rv).firstKey() + " " + (rv.comparator() == (Object) Collections.reverseOrder()) + " " + new TreeMap<>(new TreeMap<>(rv.descendingMap())).firstKey());
        // random operations against a sorted array
        Random r = new Random(4); TreeMap<Integer, Integer> t = new TreeMap<>(); boolean[] in = new boolean[500]; int bad = 0;
        for (int i = 0; i < 5000; i++) { int k = r.nextInt(500); if (r.nextInt(5) < 3) { t.put(k, i); in[k] = true; } else { t.remove(k); in[k] = false; } if (i % 50 == 0) { int q = r.nextInt(500), f = q, c = q; while (f >= 0 && !in[f]) f--; while (c < 500 && !in[c]) c++; if ((f < 0 ? null : (Integer) f) != null ? !Objects.equals(t.floorKey(q), f) : t.floorKey(q) != null) bad++; if (c < 500 ? !Objects.equals(t.ceilingKey(q), c) : t.ceilingKey(q) != null) bad++; } }
        int n = 0;
        for (boolean b : in) if (b) n++;
        long h = 0;
        for (var e : t.entrySet()) h = h * 31 + e.getKey() + e.getValue();
        o(bad + " " + (n == t.size()) + " " + n + " " + h); Iterator<Integer> it = t.descendingMap().keySet().iterator();
        int rem = 0; while (it.hasNext()) if (it.next() % 2 == 0) { it.remove(); rem++; } o(rem + " " + t.size() + " " + t.headMap(30).keySet());
        o(t.subMap(100, 130).size() + " " + t.tailMap(480).keySet());
        TreeMap<Integer, Integer> seq = new TreeMap<>();
        for (int i = 0; i < 1000; i++) seq.put(i, -i);
        for (int i = 0; i < 1000; i += 2) seq.remove(i);
        o(seq.size() + " " + seq.floorKey(500) + " " + seq.tailMap(990)); TreeMap<Integer, Integer> fromSorted = new TreeMap<>(seq); fromSorted.put(0, 0);
        o(fromSorted.firstEntry() + " " + fromSorted.size() + " " + seq.equals(fromSorted) + " " + ((TreeMap<?, ?>) seq.clone()).equals(seq));
    }
}
