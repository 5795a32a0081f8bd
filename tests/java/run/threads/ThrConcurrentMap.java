// ConcurrentHashMap atomic operations: compute family, merge, replace, null rules, recursive update, counters from many threads,
// views, weak iterators, resizing.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrConcurrentMap {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e instanceof NullPointerException ? "" : ": " + e.getMessage()));
        }
    }
    static class Clash implements Comparable<Clash> {
        final int v;
        Clash(int v) { this.v = v; }
        public int hashCode() { return 42; }
        public boolean equals(Object o) { return o instanceof Clash c && c.v == v; }
        public int compareTo(Clash o) { return Integer.compare(v, o.v); }
    }
    static void par(int n, Runnable r) throws Exception {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) (ts[i] = new Thread(r)).start();
        for (Thread t : ts) t.join();
    }
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        t("putIfAbsent", () -> m.putIfAbsent("a", 1) + " " + m.putIfAbsent("a", 2) + " " + m);
        t("computeIfAbsent", () -> m.computeIfAbsent("b", k -> 5) + " " + m.computeIfAbsent("b", k -> 6) + " " + m.computeIfAbsent("z", k
                -> null) + " " + m);
        t("computeIfPresent", () -> m.computeIfPresent("a", (k, v) -> v + 10) + " " + m.computeIfPresent("q", (k, v) -> 1) + " "
                + m.computeIfPresent("b", (k, v) -> null) + " " + m);
        t("compute", () -> m.compute("c", (k, v) -> v == null ? 100 : v + 1) + " " + m.compute("c", (k, v) -> v == null ? 100 : v + 1)
                + " " + m.compute("c", (k, v) -> null) + " " + m);
        t("merge", () -> m.merge("d", 1, Integer::sum) + " " + m.merge("d", 1, Integer::sum) + " " + m.merge("d", 1, (x, y) -> null) + " "
                + m);
        t("replace", () -> m.replace("a", 7) + " " + m.replace("zz", 7) + " " + m.replace("a", 7, 8) + " " + m.replace("a", 7, 9) + " "
                + m);
        t("remove", () -> m.remove("a", 1) + " " + m.remove("a", 8) + " " + m);
        t("getOrDefault", () -> m.getOrDefault("none", -1));
        for (Q q : new Q[]{() -> m.put(null, 1), () -> m.put("k", null), () -> m.get(null), () -> m.containsValue(null), () -> m.merge("k",
                null, Integer::sum), () -> m.remove(null), () -> m.computeIfAbsent(null, k -> 1)}) t("null", q);
        t("recursive", () -> m.computeIfAbsent("r", k -> m.computeIfAbsent("r", k2 -> 1) + 1));
        t("compute throws", () -> m.compute("x", (k, v) -> { throw new IllegalArgumentException("fn"); }));
        t("after", () -> m.containsKey("x") + " " + m.containsKey("r") + " " + m.size());
        ConcurrentHashMap<Integer, Integer> cnt = new ConcurrentHashMap<>(2);
        par(4, () -> {
            for (int i = 0; i < 200; i++) cnt.merge(i % 50, 1, Integer::sum);
        });
        System.out.println(cnt.size() + " " + cnt.values().stream().allMatch(v -> v == 16) + " " + cnt.mappingCount());
        AtomicInteger made = new AtomicInteger();
        ConcurrentHashMap<Integer, List<Integer>> lists = new ConcurrentHashMap<>();
        par(4, () -> {
            for (int i = 0; i < 30; i++) lists.computeIfAbsent(i % 7, k -> {
                made.incrementAndGet();
                return Collections.synchronizedList(new ArrayList<>());
            }).add(i);
        });
        System.out.println(made + " " + lists.values().stream().mapToInt(List::size).sum());
        ConcurrentHashMap<String, LongAdder> ad = new ConcurrentHashMap<>();
        par(3, () -> {
            for (String w : "to be or not to be".split(" ")) ad.computeIfAbsent(w, k -> new LongAdder()).increment();
        });
        System.out.println(new TreeMap<>(ad));
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>();
        Thread[] ws = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ws[i] = new Thread(() -> {
                for (int j = 0; j < 500; j++) big.put(j * 4 + k, j);
                for (int j = 0; j < 500; j += 2) big.remove(j * 4 + k);
            })).start();
        }
        for (Thread w : ws) w.join();
        System.out.println(big.size() + " " + big.containsKey(4) + big.containsKey(8) + " " + big.values().stream().mapToLong(v
                -> v).sum());
        ConcurrentHashMap<Clash, Integer> cl = new ConcurrentHashMap<>();
        for (int i = 0; i < 60; i++) cl.put(new Clash(i), i);
        boolean all = true;
        for (int i = 0; i < 60; i++) all &= cl.get(new Clash(i)) == i;
        for (int i = 0; i < 55; i++) cl.remove(new Clash(i));
        System.out.println(all + " " + cl.size() + " " + cl.values().stream().sorted().toList());
        par(3, () -> {
            for (int i = 0; i < 40; i++) cl.merge(new Clash(i), 1, Integer::sum);
        });
        System.out.println(cl.size() + " " + cl.values().stream().mapToInt(v -> v).sum());
        AtomicInteger cas = new AtomicInteger();
        cnt.put(999, 0);
        par(4, () -> {
            for (int i = 0; i < 50; i++) for (;;) {
                int v = cnt.get(999);
                if (cnt.replace(999, v, v + 1)) break;
                cas.incrementAndGet();
            }
        });
        System.out.println(cnt.get(999));
        ConcurrentHashMap<Integer, String> it = new ConcurrentHashMap<>();
        for (int i = 0; i < 10; i++) it.put(i, "v" + i);
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<Integer, String> e : it.entrySet()) {
            sb.append(e.getKey());
            if (e.getKey() == 3) it.remove(5);
            e.setValue(e.getValue() + "!");
        }
        System.out.println(sb + " " + it);
        it.keySet().removeIf(k -> k % 2 == 0);
        it.values().remove("v1!");
        System.out.println(it + " " + it.keySet().contains(7) + " " + it.entrySet().contains(Map.entry(7, "v7!")));
        Set<String> ks = ConcurrentHashMap.newKeySet();
        System.out.println(ks.add("p") + " " + ks.add("p") + ks);
        ConcurrentHashMap.KeySetView<Integer, String> kv = it.keySet("dflt");
        kv.add(77);
        System.out.println(it.get(77) + " " + kv.getMappedValue());
        try { it.keySet().add(1); } catch (UnsupportedOperationException e) { System.out.println("UOE"); }
        System.out.println(it.equals(new HashMap<>(it)) + " " + (it.hashCode() == new HashMap<>(it).hashCode()) + " "
                + new ConcurrentHashMap<>(Map.of(1, 2)) + " " + Collections.list(it.keys()).size() + it.contains("dflt"));
        for (int c : new int[]{-1}) t("cap", () -> new ConcurrentHashMap<>(c));
        t("lf", () -> new ConcurrentHashMap<>(1, 0f));
        Object vis = new Object();
        String[] data = new String[1];
        Thread w = new Thread(() -> {
            data[0] = "published";
            it.put(-1, "go");
        });
        w.start();
        while (!it.containsKey(-1)) Thread.onSpinWait();
        System.out.println(data[0]);
        w.join();
    }
}
