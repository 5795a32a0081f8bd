// LinkedHashMap and LinkedHashSet: insertion and access order under every operation, eldest removal, iteration in access order.
import java.util.*;

public class CollLinkedHashMapLru {
    static void o(Object x) { System.out.println(x); }
    static class Lru<K, V> extends LinkedHashMap<K, V> { final int cap; final List<K> out = new ArrayList<>(); Lru(int c) { super(4, .75f, true); cap = c; } @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) { if (size() > cap) { out.add(e.getKey()); return true; } return false; } }
    public static void main(String[] args) {
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        for (String s : "z y x w v".split(" ")) m.put(s, s.charAt(0) - 'a');
        m.put("y", 1); m.putIfAbsent("x", 2); m.remove("w"); m.put("w", 3); m.merge("z", 9, Integer::sum); m.compute("v", (k, v) -> v + 1);
        m.replace("x", 77); o(m + " " + m.keySet() + m.values()); m.remove("z"); m.computeIfAbsent("z", k -> 0); o(m);
        LinkedHashMap<String, Integer> a = new LinkedHashMap<>(16, .75f, true); for (String s : "a b c d e f".split(" ")) a.put(s, 0);
        a.get("b"); o("get " + a.keySet()); a.getOrDefault("a", 1); o("getOrDefault " + a.keySet()); a.getOrDefault("zz", 1); a.containsKey("c");
        a.containsValue(0); o("contains " + a.keySet()); a.put("c", 5); o("put " + a.keySet()); a.putIfAbsent("d", 6); o("putIfAbsent " + a.keySet());
        a.replace("e", 7); o("replace " + a.keySet()); a.computeIfPresent("f", (k, v) -> v + 1); o("computeIfPresent " + a.keySet());
        a.computeIfAbsent("b", k -> 1); o("computeIfAbsent " + a.keySet()); a.merge("a", 1, Integer::sum); o("merge " + a.keySet());
        a.compute("c", (k, v) -> null); o("compute null " + a.keySet()); a.forEach((k, v) -> {});
        for (var e : a.entrySet()) e.setValue(1);
        a.replaceAll((k, v) -> v * 2); o("bulk " + a); a.putAll(Map.of("e", 9)); o("putAll " + a.keySet()); a.keySet().remove("d");
        o("ks remove " + a.keySet());
        try { for (String k : a.keySet()) a.get(k); o("no cme"); } catch (ConcurrentModificationException e) { o("CME on get"); }
        try { for (String k : m.keySet()) m.get(k); o("fine in insertion order"); } catch (ConcurrentModificationException e) { o("CME"); }
        try { a.forEach((k, v) -> a.get("e")); o("no cme"); } catch (ConcurrentModificationException e) { o("CME forEach"); }
        Lru<Integer, String> l = new Lru<>(3);
        for (int i = 0; i < 5; i++) { l.put(i, "v" + i); l.get(0); } o(l + " out " + l.out);
        l.putIfAbsent(10, "x"); l.computeIfAbsent(11, k -> "y"); l.merge(12, "z", String::concat); l.compute(13, (k, v) -> "w"); o(l + " out " + l.out);
        l.putAll(new TreeMap<>(Map.of(20, "", 21, "", 22, "", 23, ""))); o(l + " out " + l.out);
        Map<Integer, Long> fibCache = new Lru<>(10); long f = fib(fibCache, 50); o(f + " " + fibCache.keySet());
        LinkedHashMap<Integer, Integer> never = new LinkedHashMap<>() { @Override protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) { if (size() > 3) remove(e.getKey()); return false; } };
        for (int i = 0; i < 6; i++) never.put(i, i);
        o(never.size() + " " + never.keySet());
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator(); it.next(); it.remove(); Map.Entry<String, Integer> en = it.next(); en.setValue(-1);
        o(m);
        try { it.remove(); it.remove(); } catch (IllegalStateException e) { o("ISE"); } m.clear(); m.put("only", 1);
        o(m + " " + m.entrySet().iterator().next());
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("q", "w", "e")); s.add("q"); s.remove("w"); s.add("w"); s.addAll(List.of("r", "e", "t"));
        o(s + " " + s.stream().findFirst().get() + " " + s.equals(new HashSet<>(s)) + " " + (s.hashCode() == new TreeSet<>(s).hashCode()));
        s.retainAll(List.of("t", "q", "zzz")); o(s); s.add(null); o(s + "" + s.contains(null)); Object[] arr = s.toArray(); o(arr[1] + " " + arr.length);
        LinkedHashMap<String, Integer> cp = new LinkedHashMap<>(a); cp.get("e"); o(cp.keySet() + " " + a.keySet() + " " + cp.equals(a));
        @SuppressWarnings("unchecked") LinkedHashMap<String, Integer> cl = (LinkedHashMap<String, Integer>) a.clone(); cl.get(cl.keySet().iterator().next());
        o(cl.keySet() + " " + a.keySet());
        // many insertions and deletions keep the order of the survivors
        LinkedHashMap<Integer, Integer> big = new LinkedHashMap<>();
        for (int i = 0; i < 2000; i++) { big.put(i * 7919 % 2003, i); if (i % 3 == 0) big.remove(i * 31 % 2003); } int prev = -1;
        boolean ok = true;
        for (int v : big.values()) { ok &= v > prev; prev = v; } o(big.size() + " " + ok);
        o(new ArrayList<>(big.keySet()).subList(0, 12));
    }
    static long fib(Map<Integer, Long> c, int n) { if (n < 2) return n; Long v = c.get(n); if (v != null) return v; long r = fib(c, n - 1) + fib(c, n - 2); c.put(n, r); return r; }
}
