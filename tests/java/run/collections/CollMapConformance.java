// One script of operations run over many Map implementations; every divergence from the TreeMap result is reported.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class CollMapConformance {
    static void o(Object x) { System.out.println(x); }
    static List<String> script(Map<Integer, String> m, long seed) {
        List<String> log = new ArrayList<>(); Random r = new Random(seed);
        for (int i = 0; i < 350; i++) { int k = r.nextInt(25); String v = "v" + i; Object res;
            switch (r.nextInt(20)) {
                case 0, 1, 2, 3 -> res = m.put(k, v);
                case 4, 5 -> res = m.remove(k);
                case 6 -> res = m.putIfAbsent(k, v);
                case 7 -> res = m.computeIfAbsent(k, x -> x % 5 == 0 ? null : "c" + x);
                case 8 -> res = m.computeIfPresent(k, (x, y) -> x % 3 == 0 ? null : y + "p");
                case 9 -> res = m.compute(k, (x, y) -> y == null ? "new" : y.length() > 6 ? null : y + "!");
                case 10 -> res = m.merge(k, v, (x, y) -> x.length() > 8 ? null : x + y);
                case 11 -> res = m.replace(k, "rep");
                case 12 -> res = m.replace(k, "rep", "rep2");
                case 13 -> res = m.remove(k, "rep2");
                case 14 -> res = m.get(k) + "/" + m.getOrDefault(k, "none") + "/" + m.containsKey(k) + "/" + m.containsValue(v);
                case 15 -> { Iterator<Map.Entry<Integer, String>> it = m.entrySet().iterator(); int n = 0; while (it.hasNext()) { var e = it.next(); if (e.getKey() % 7 == i % 7) { it.remove(); n++; } } res = n; }
                case 16 -> { int n = 0; for (var e : m.entrySet()) if (e.getKey() == k) n += e.getValue().length(); res = n; }
                case 17 -> { res = m.keySet().remove(k) + "" + m.values().remove("c" + k) + m.entrySet().contains(Map.entry(k, "c" + k)); }
                case 18 -> { m.replaceAll((x, y) -> x == k ? "all" : y); res = m.size(); }
                default -> { m.putAll(Map.of(k, "pa", k + 1, "pb")); res = m.isEmpty(); }
            }
            log.add(String.valueOf(res)); if (i % 40 == 39) log.add(new TreeMap<>(m).toString()); }
        log.add(m.keySet().equals(new TreeMap<>(m).keySet()) + " " + m.equals(new HashMap<>(m)) + " " + new HashMap<>(m).equals(m) + " " + m.hashCode() + " " + new TreeSet<>(m.values()) + " " + m.entrySet().hashCode() + " " + m.keySet().hashCode());
        m.keySet().retainAll(List.of(1, 2, 3, 4, 5)); log.add(new TreeMap<>(m) + ""); m.entrySet().removeIf(e -> e.getKey() == 3);
        m.values().removeIf(x -> x.length() > 4); log.add(new TreeMap<>(m) + ""); m.clear();
        log.add(m + "" + m.size() + m.isEmpty() + m.entrySet() + m.keySet() + m.values()); return log;
    }
    public static void main(String[] args) {
        Map<String, Supplier<Map<Integer, String>>> im = new LinkedHashMap<>(); im.put("HashMap", HashMap::new);
        im.put("HashMap(1,9)", () -> new HashMap<>(1, 9)); im.put("LinkedHashMap", LinkedHashMap::new);
        im.put("LinkedHashMap access", () -> new LinkedHashMap<>(2, .5f, true)); im.put("Hashtable", Hashtable::new); im.put("WeakHashMap", WeakHashMap::new);
        im.put("ConcurrentHashMap", ConcurrentHashMap::new); im.put("SkipList", ConcurrentSkipListMap::new);
        im.put("TreeMap rev", () -> new TreeMap<>(Comparator.reverseOrder())); im.put("descending", () -> new TreeMap<Integer, String>().descendingMap());
        im.put("tailMap", () -> new TreeMap<Integer, String>().tailMap(-5)); im.put("sync", () -> Collections.synchronizedMap(new HashMap<>()));
        im.put("checked", () -> Collections.checkedMap(new HashMap<>(), Integer.class, String.class));
        im.put("skip sub", () -> new ConcurrentSkipListMap<Integer, String>().subMap(-1, 1000));
        for (long seed = 1; seed <= 2; seed++) { List<String> want = script(new TreeMap<>(), seed); o("seed " + seed + " steps " + want.size() + " hash " + want.hashCode()); for (int i = want.size() - 4; i < want.size(); i++) o("  " + want.get(i)); for (var e : im.entrySet()) { List<String> got = script(e.getValue().get(), seed); int d = 0; while (d < want.size() && want.get(d).equals(got.get(d))) d++; o(e.getKey() + (d == want.size() ? " same" : " differs at " + d + ": " + want.get(d) + " <> " + got.get(d))); } }
    }
}
