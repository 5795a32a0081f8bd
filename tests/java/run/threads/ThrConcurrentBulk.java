// ConcurrentHashMap bulk operations (forEach, search, reduce in all forms), with sequential and parallel thresholds;
// ConcurrentSkipListMap and Set navigation.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrConcurrentBulk {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, String> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 100; i++) m.put(i, "s" + i % 10);
        for (long par : new long[]{Long.MAX_VALUE, 1, 16}) {
            LongAdder a = new LongAdder();
            m.forEach(par, (k, v) -> a.add(k));
            m.forEach(par, (k, v) -> k % 2 == 0 ? k : null, x -> a.add(x));
            m.forEachKey(par, k -> a.add(1));
            m.forEachKey(par, k -> k > 90 ? k : null, x -> a.add(x));
            m.forEachValue(par, v -> a.add(v.length()));
            m.forEachValue(par, String::length, x -> a.add(x));
            m.forEachEntry(par, e -> a.add(e.getKey()));
            m.forEachEntry(par, e -> e.getValue().equals("s3") ? e.getKey() : null, x -> a.add(x));
            System.out.println(a.sum() + " " + m.search(par, (k, v) -> k == 57 ? v + k : null) + " " + m.searchKeys(par, k -> k > 1000
                    ? k : null) + " " + m.searchValues(par, v -> v.equals("s9") ? "found" : null) + " " + m.searchEntries(par, e
                    -> e.getKey() == 3 ? e : null));
            System.out.println(m.reduce(par, (k, v) -> k + v.length(), Integer::sum) + " " + m.reduceKeys(par, Math::max) + " "
                    + m.reduceValues(par, (x, y) -> x.compareTo(y) > 0 ? x : y) + " " + m.reduceKeys(par, k -> k < 10 ? k : null,
                    Integer::sum) + " " + m.reduceValues(par, String::length, Integer::sum) + " " + m.reduceEntries(par, e
                    -> e.getKey() * 1L, Long::sum) + " " + m.reduceToInt(par, (k, v) -> k, 0, Integer::sum) + " " + m.reduceKeysToLong(par,
                    k -> k, Long.MIN_VALUE, Math::max) + " " + m.reduceValuesToInt(par, String::length, 0, Integer::sum) + " "
                    + m.reduceEntriesToInt(par, Map.Entry::getKey, Integer.MAX_VALUE, Math::min) + " " + m.reduceToDouble(par, (k, v)
                    -> k / 2.0, 0, Double::sum) + " " + m.reduceKeysToInt(par, k -> 1, 0, Integer::sum) + " " + m.reduceToLong(par, (k, v)
                    -> (long) k * k, 0, Long::sum));
        }
        System.out.println(new ConcurrentHashMap<Integer, Integer>().reduceKeys(1, Integer::sum) + " " + new ConcurrentHashMap<Integer,
                Integer>().reduceKeysToInt(1, k -> k, -7, Integer::sum));
        m.replaceAll((k, v) -> k % 50 == 0 ? v.toUpperCase() : v);
        System.out.println(m.get(50) + m.get(51));
        try {
            m.forEach(1, (k, v) -> { if (k == 5) throw new IllegalStateException("bulk"); });
        } catch (IllegalStateException e) {
            System.out.println("ISE " + e.getMessage().contains("bulk"));
        }
        ConcurrentSkipListMap<Integer, String> s = new ConcurrentSkipListMap<>();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 50; j++) s.put(j * 4 + k, "t" + k);
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(s.size() + " " + s.firstKey() + s.lastKey() + " " + s.headMap(5) + s.tailMap(196, false) + s.subMap(10, true,
                13, true) + " " + s.floorKey(-1) + s.ceilingKey(7) + s.lowerEntry(7) + s.higherKey(199) + " " + s.pollFirstEntry()
                + s.pollLastEntry() + " " + s.descendingMap().firstKey() + " " + s.headMap(4).descendingKeySet());
        boolean sorted = true;
        int prev = -1;
        for (int k : s.keySet()) {
            sorted &= k > prev;
            prev = k;
        }
        System.out.println(sorted + " " + s.merge(10, "+", String::concat) + s.computeIfAbsent(1000, k -> "new") + s.compute(10, (k, v)
                -> null) + s.putIfAbsent(11, "x") + s.replace(11, "y") + s.remove(11, "z") + " " + s.lastEntry());
        try { s.put(null, "x"); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { s.subMap(5, 3); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { s.headMap(5).put(9, "q"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try {
            ((Map) new ConcurrentSkipListMap<>()).put(new Object(), 1);
            System.out.println("one ok?");
        } catch (ClassCastException e) { System.out.println("CCE"); }
        AtomicInteger polled = new AtomicInteger(), sum = new AtomicInteger();
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> {
            for (Map.Entry<Integer, String> e; (e = s.pollFirstEntry()) != null; ) {
                polled.incrementAndGet();
                sum.addAndGet(e.getKey());
            }
        })).start();
        for (Thread t : ts) t.join();
        System.out.println(polled + " " + sum + " " + s.isEmpty());
        ConcurrentSkipListSet<String> ss = new ConcurrentSkipListSet<>(Comparator.reverseOrder());
        Collections.addAll(ss, "pear", "fig", "kiwi", "apple", "fig");
        System.out.println(ss + " " + ss.first() + ss.ceiling("g") + ss.headSet("fig") + ss.tailSet("fig", false) + ss.descendingSet()
                + ss.pollFirst() + ss.contains("kiwi") + ss.remove("zzz") + ss.subSet("kiwi", "apple"));
        Iterator<String> it = ss.iterator();
        it.next();
        ss.add("zebra");
        ss.add("b");
        StringBuilder sb = new StringBuilder();
        it.forEachRemaining(x -> sb.append(x).append(' '));
        System.out.println(sb);
        ConcurrentSkipListSet<Integer> q = new ConcurrentSkipListSet<>();
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 60; j++) {
                    q.add((j * 7 + k) % 50);
                    q.remove((j * 3 + k) % 50 + 100);
                }
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(q.size() + " " + q.first() + " " + q.last() + " " + q.higher(20) + " " + q.equals(new TreeSet<>(q)) + " "
                + q.clone().pollLast());
    }
}
