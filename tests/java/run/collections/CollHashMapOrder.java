// HashMap iteration order for known hash codes over resizes, removal, capacity settings, and all map methods.
import java.util.*;

public class CollHashMapOrder {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        HashMap<Integer, String> m = new HashMap<>();
        for (int i : new int[] {17, 1, 33, 16, 0, -1, 100, 65536, 1 << 20, 12, 11, 15}) m.put(i, "v" + i);
        o(m); m.put(13, "x"); o(m.size() + " " + m); for (int i = 200; i < 220; i++) m.put(i * 31, ""); o(m.keySet()); m.keySet().removeIf(k -> k > 190); o(m);
        o(new HashMap<>(m).keySet()); HashMap<Integer, String> small = new HashMap<>(2, 10f); small.putAll(m); o(small.keySet());
        HashMap<Integer, String> huge = new HashMap<>(5000); huge.putAll(m); o(huge.keySet());
        HashMap<String, Integer> s = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog and runs far away from here Aa BB AaAa BBBB AaBB".split(" ")) s.merge(w, 1, Integer::sum);
        o(s); o(s.values()); o(s.entrySet());
        HashMap<Object, Integer> mix = new HashMap<>();
        Object[] ks = {1, 1L, 1.0, 1f, 'a', "a", true, false, (byte) 5, (short) 5, null, List.of(1, 2), "", 0.0, -0.0, Double.NaN, Long.MAX_VALUE, Integer.MIN_VALUE};
        for (int i = 0; i < ks.length; i++) mix.put(ks[i], i);
        o(mix.size() + " " + mix);
        o(mix.get(Double.NaN) + " " + mix.get(-0.0) + " " + mix.get(0.0) + " " + mix.get(null) + " " + mix.get(5) + " " + mix.get(Arrays.asList(1, 2)));
        HashMap<Character, Integer> ch = new HashMap<>();
        for (char c : "hello world".toCharArray()) ch.merge(c, 1, Integer::sum);
        o(ch); HashMap<Long, Integer> lm = new HashMap<>();
        for (long l = -3; l < 4; l++) lm.put(l << 33, (int) l);
        o(lm); HashMap<Double, String> dm = new HashMap<>();
        for (double d : new double[] {.5, 1.5, 2, -2, 1e10, Double.MIN_VALUE}) dm.put(d, "");
        o(dm.keySet());
        HashSet<String> hs = new HashSet<>(Arrays.asList("zeta", "eta", "theta", "iota", "beta", "Zeta", null));
        o(hs + " " + hs.contains(null) + hs.remove("eta") + hs.remove("eta") + hs.add("beta") + hs);
        enumerate(); methods(); collide(); random();
    }
    static void enumerate() { HashMap<Boolean, Integer> b = new HashMap<>(); b.put(true, 1); b.put(false, 0); o(b + " " + Boolean.hashCode(true) % 16 + " " + Boolean.hashCode(false) % 16); HashMap<List<Integer>, Integer> lk = new HashMap<>(); for (int i = 0; i < 5; i++) lk.put(List.of(i, i * i), i); o(lk); HashMap<java.time.DayOfWeek, Integer> sz = new HashMap<>(); for (var d : java.time.DayOfWeek.values()) sz.put(d, d.getValue()); o(sz.size() + " " + sz.values().stream().mapToInt(x -> x).sum()); }
    static void methods() {
        HashMap<String, Integer> m = new HashMap<>();
        o(m.put("a", 1) + " " + m.put("a", 2) + " " + m.putIfAbsent("a", 3) + " " + m.putIfAbsent("b", 4) + " " + m.putIfAbsent("n", null) + " " + m.putIfAbsent("n", 5) + " " + m);
        o(m.get("zz") + " " + m.getOrDefault("zz", -1) + " " + m.getOrDefault("a", -1)); m.put("nul", null);
        o(m.containsKey("nul") + " " + m.get("nul") + " " + m.getOrDefault("nul", 9) + " " + m.containsValue(null));
        o(m.computeIfAbsent("nul", k -> 7) + " " + m.computeIfAbsent("nul", k -> 8) + " " + m.computeIfAbsent("q", k -> null) + " " + m.containsKey("q"));
        o(m.computeIfPresent("a", (k, v) -> v * 10) + " " + m.computeIfPresent("zz", (k, v) -> 1) + " " + m.computeIfPresent("b", (k, v) -> null) + " " + m);
        o(m.compute("c", (k, v) -> v == null ? 100 : v + 1) + " " + m.compute("c", (k, v) -> v == null ? 100 : v + 1) + " " + m.compute("c", (k, v) -> null) + " " + m.compute("c", (k, v) -> null) + " " + m.containsKey("c"));
        o(m.merge("x", 1, Integer::sum) + " " + m.merge("x", 1, Integer::sum) + " " + m.merge("x", 1, (p, q) -> null) + " " + m.containsKey("x"));
        try { m.merge("x", null, Integer::sum); } catch (NullPointerException e) { o("NPE"); }
        o(m.replace("a", 5) + " " + m.replace("zz", 5) + " " + m.replace("a", 5, 6) + " " + m.replace("a", 5, 7) + " " + m.remove("a", 1) + " " + m.remove("a", 6) + " " + m.remove("zz"));
        m.replaceAll((k, v) -> v == null ? 0 : v + k.length()); o(m);
        try { m.computeIfAbsent("r1", k -> { m.put("r2", 1); return 2; }); o("no CME"); } catch (ConcurrentModificationException e) { o("CME " + m.containsKey("r2")); }
        try { m.compute("r3", (k, v) -> { m.remove("n"); return 1; }); o("no CME"); } catch (ConcurrentModificationException e) { o("CME"); }
        try { m.merge("r2", 1, (p, q) -> { m.put("zzz", 1); return 3; }); o("no CME"); } catch (ConcurrentModificationException e) { o("CME"); }
        try { m.forEach((k, v) -> m.put(k + "!", v)); } catch (ConcurrentModificationException e) { o("CME forEach"); }
        try { for (String k : m.keySet()) m.remove(k); } catch (ConcurrentModificationException e) { o("CME loop"); }
        for (var e : m.entrySet()) e.setValue(42);
        o(new TreeSet<>(m.values())); var e0 = m.entrySet().iterator().next(); m.put(e0.getKey(), 43);
        o(e0.getValue() + " " + e0.equals(Map.entry(e0.getKey(), 43)) + " " + (e0.hashCode() == (e0.getKey().hashCode() ^ 43)));
        o(m.keySet().remove(e0.getKey()) + " " + m.entrySet().contains(e0) + " " + m.values().remove(42));
        try { m.keySet().add("no"); } catch (UnsupportedOperationException e) { o("UOE"); } m.clear(); o(m.isEmpty() + " " + m + " " + m.hashCode());
        HashMap<String, Integer> a = new HashMap<>(Map.of("p", 1, "q", 2)), b = new HashMap<>(64); b.put("q", 2); b.put("p", 1);
        o(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(new TreeMap<>(b)) + " " + a.hashCode() + " " + ((HashMap<?, ?>) a.clone()).equals(a));
        a.keySet().retainAll(Set.of("p")); o(a);
        for (int c : new int[] {-1, 0}) try { o(new HashMap<>(c).size()); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        try { new HashMap<>(1, Float.NaN); } catch (IllegalArgumentException e) { o(e.getMessage()); } Map<Object, Object> self = new HashMap<>();
        self.put("me", self); o(self);
    }
    record K(int h, String n) { @Override public int hashCode() { return h; } }
    static void collide() { HashMap<K, Integer> m = new HashMap<>(); for (int i = 0; i < 6; i++) m.put(new K(5, "k" + i), i); o(m.values()); m.remove(new K(5, "k2")); m.put(new K(5, "k1"), 11); m.put(new K(21, "z"), 99); m.put(new K(5, "k7"), 7); o(m.values()); for (int i = 0; i < 20; i++) m.put(new K(1000 + i * 64, ""), -i); o(m.values()); }
    static void random() { Random r = new Random(12); HashMap<Integer, Integer> m = new HashMap<>(); TreeMap<Integer, Integer> t = new TreeMap<>(); for (int i = 0; i < 4000; i++) { int k = r.nextInt(700) * 4099; switch (r.nextInt(4)) { case 0, 1 -> { m.put(k, i); t.put(k, i); } case 2 -> { if (!Objects.equals(m.remove(k), t.remove(k))) o("bad"); } default -> { m.merge(k, 1, Integer::sum); t.merge(k, 1, Integer::sum); } } } long h = 0; for (var e : m.entrySet()) h = h * 31 + e.getKey() * 7L + e.getValue(); o(m.equals(t) + " " + m.size() + " " + h); }
}
