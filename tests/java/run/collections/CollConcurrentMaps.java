// ConcurrentHashMap, ConcurrentSkipListMap, CopyOnWrite collections used from one thread: weak iteration, atomics, bulk operations, nulls.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CollConcurrentMaps {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String s : "the quick brown fox jumps over lazy dogs".split(" ")) m.put(s, s.length());
        o(m + " " + m.size() + m.mappingCount()); fail("null key", () -> m.put(null, 1)); fail("null val", () -> m.put("a", null));
        fail("get null", () -> m.get(null)); fail("contains null", () -> m.containsValue(null));
        o(m.putIfAbsent("the", 9) + " " + m.putIfAbsent("new", 9) + " " + m.replace("new", 10) + m.replace("nope", 1) + m.replace("new", 10, 11) + m.replace("new", 10, 12) + m.remove("new", 1) + m.remove("new", 11) + " " + m.getOrDefault("zz", -1) + m.merge("fox", 100, Integer::sum) + m.merge("cat", 1, Integer::sum) + m.merge("cat", 1, (a, b) -> null) + m.containsKey("cat") + m.compute("fox", (k, v) -> v - 1) + m.computeIfAbsent("hen", String::length) + m.computeIfPresent("hen", (k, v) -> null) + m.computeIfAbsent("nil", k -> null));
        fail("recursive", () -> m.computeIfAbsent("r", k -> m.computeIfAbsent("r", j -> 1)));
        fail("recursive compute", () -> m.compute("the", (k, v) -> m.compute("the", (j, w) -> 5)));
        for (String k : m.keySet()) { m.put(k + k, 0); if (m.size() > 30) break; } o("no CME " + (m.size() > 8));
        m.keySet().removeIf(k -> k.length() > 5); o(new TreeMap<>(m)); m.values().removeIf(v -> v == 0);
        m.entrySet().forEach(e -> e.setValue(e.getValue() + 1)); m.replaceAll((k, v) -> v * 2); o(new TreeMap<>(m));
        o(m.reduceValues(Long.MAX_VALUE, Integer::sum) + " " + m.search(Long.MAX_VALUE, (k, v) -> v > 100 ? k : null) + " " + m.reduceKeys(1, (a, b) -> a.compareTo(b) > 0 ? a : b) + " " + m.reduceValuesToInt(1, x -> x, 0, Math::max) + " " + m.reduceEntries(1, e -> e.getKey().length(), Integer::sum) + " " + m.searchKeys(1, k -> k.startsWith("q") ? k : null));
        AtomicInteger n = new AtomicInteger(); m.forEach(1, (k, v) -> n.addAndGet(v)); m.forEachKey(Long.MAX_VALUE, String::length, n::addAndGet); o(n);
        ConcurrentHashMap.KeySetView<String, Integer> kv = m.keySet(7); kv.add("via view");
        o(m.get("via view") + " " + kv.contains("the") + kv.getMappedValue()); fail("plain keySet add", () -> m.keySet().add("x"));
        Set<Integer> ks = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < 100; i++) ks.add(i * i % 37);
        o(ks.size() + " " + new TreeSet<>(ks)); o(Collections.list(m.keys()).size() == m.size());
        ConcurrentHashMap<Integer, Integer> im = new ConcurrentHashMap<>(16);
        for (int i = 40; i >= 0; i -= 3) im.put(i, i);
        o(im);
        for (int i = 0; i < 1000; i++) im.merge(i % 300, 1, Integer::sum);
        o(im.size() + " " + im.values().stream().mapToInt(x -> x).sum() + " " + im.keySet().stream().limit(10).toList());
        record H(int v) implements Comparable<H> { public int hashCode() { return 1; } public int compareTo(H h) { return v - h.v; } }
        ConcurrentHashMap<H, Integer> tree = new ConcurrentHashMap<>();
        for (int i = 0; i < 200; i++) tree.put(new H(i * 37 % 200), i);
        int ok = 0;
        for (int i = 0; i < 200; i++) if (tree.containsKey(new H(i))) ok++;
        for (int i = 0; i < 200; i++) if (i % 20 != 0) tree.remove(new H(i));
        o(ok + " " + tree.size() + " " + new TreeMap<>(tree).keySet().size());
        ConcurrentSkipListMap<Integer, String> s = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 100; i += 7) s.put(i * 3 % 100, "v" + i);
        o(s.firstEntry() + " " + s.lastKey() + s.headMap(20) + s.tailMap(90, false) + s.ceilingKey(50) + s.floorEntry(49) + s.pollFirstEntry() + s.descendingKeySet().first());
        for (Integer k : s.keySet()) { s.remove(k + 1); s.putIfAbsent(k, "x"); if (k < 50) s.put(k + 50, "n"); } o(s.size() + " " + s.subMap(40, 60));
        fail("skip null", () -> s.put(null, "")); fail("skip entry", () -> s.firstEntry().setValue("q"));
        fail("empty first", () -> new ConcurrentSkipListMap<Integer, Integer>().firstKey());
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(List.of(1, 2, 3)); Iterator<Integer> it = c.iterator(); c.add(4); c.remove(0);
        StringBuilder sb = new StringBuilder(); while (it.hasNext()) sb.append(it.next()); o(sb + " " + c);
        fail("cow it remove", () -> { Iterator<Integer> i = c.iterator(); i.next(); i.remove(); });
        for (Integer x : c) c.add(x * 10);
        o(c + " " + c.addIfAbsent(4) + c.addIfAbsent(5) + c.addAllAbsent(List.of(5, 6, 7)) + c); c.removeIf(x -> x > 10); c.replaceAll(x -> x + 1);
        c.sort(Comparator.reverseOrder()); o(c + " " + c.subList(1, 3) + c.indexOf(5, 0)); List<Integer> sub = c.subList(0, 2); c.add(0);
        fail("cow sub stale", () -> sub.get(0)); fail("cow get", () -> c.get(99));
        CopyOnWriteArraySet<String> cs = new CopyOnWriteArraySet<>(List.of("b", "a", "b")); cs.add("a"); cs.add("c");
        o(cs + "" + cs.equals(Set.of("a", "b", "c")));
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(3); o(q.offer(1) + "" + q.offer(2) + q.add(3) + q.offer(4) + q.remainingCapacity() + q);
        fail("full", () -> q.add(5)); List<Integer> dr = new ArrayList<>(); o(q.drainTo(dr, 2) + "" + dr + q.take() + q.poll() + q.peek());
        fail("drain self", () -> q.drainTo(q)); LinkedBlockingQueue<Integer> lq = new LinkedBlockingQueue<>(2); lq.put(1);
        o(lq.offer(2) + "" + lq.offer(3) + lq.poll(0, TimeUnit.SECONDS) + lq.contains(2)); SynchronousQueue<Integer> sq = new SynchronousQueue<>();
        o(sq.offer(1) + "" + sq.poll() + sq.size() + sq.isEmpty()); LinkedTransferQueue<Integer> tq = new LinkedTransferQueue<>();
        o(tq.tryTransfer(1) + "" + tq.offer(2) + tq.getWaitingConsumerCount() + tq);
        ConcurrentLinkedQueue<Integer> cl = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        for (Integer x : cl) if (x < 3) cl.add(x + 10);
        o(cl + "" + cl.poll() + cl.remove(11) + cl.size());
        Thread[] ts = new Thread[4]; ConcurrentHashMap<Integer, LongAdder> counts = new ConcurrentHashMap<>();
        for (int t = 0; t < 4; t++) { int id = t; ts[t] = new Thread(() -> { for (int i = 0; i < 250; i++) counts.computeIfAbsent((i + id) % 5, k -> new LongAdder()).increment(); }); }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        o(counts); ConcurrentHashMap<String, Integer> e1 = new ConcurrentHashMap<>(Map.of("a", 1));
        o(e1.equals(Map.of("a", 1)) + "" + (e1.hashCode() == Map.of("a", 1).hashCode()) + e1);
    }
}
