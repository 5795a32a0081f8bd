// Collectors: toMap and its failures, joining, teeing, custom collectors with characteristics, unmodifiable results.
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;

public class LambdaCollectorsMisc {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        Locale.setDefault(Locale.US); // the statistics classes print with the default locale
        o(new TreeMap<>(Stream.of("a", "bb", "ccc").collect(toMap(String::length, x -> x))));
        fail("dup", () -> Stream.of("a", "bb", "cc").collect(toMap(String::length, x -> x)));
        fail("dup unm", () -> Stream.of("a", "bb", "cc").collect(toUnmodifiableMap(String::length, x -> x)));
        fail("dup conc", () -> Stream.of("a", "bb", "cc").collect(toConcurrentMap(String::length, x -> x)));
        fail("null value", () -> Stream.of("a").collect(toMap(x -> x, x -> null)));
        fail("null key", () -> o(Stream.of("a").collect(toMap(x -> null, x -> x))));
        fail("null key unm", () -> Stream.of("a").collect(toUnmodifiableMap(x -> null, x -> x)));
        o(Stream.of("a", "bb", "cc", "d").collect(toMap(String::length, x -> x, (x, y) -> x + "|" + y, TreeMap::new)));
        o(Stream.of("a", "bb", "cc", "d").collect(toMap(String::length, x -> x, (x, y) -> x.equals("bb") ? null : y, TreeMap::new)));
        o(Stream.of(3, 1, 2).collect(toMap(x -> x, x -> x * x, (x, y) -> y, LinkedHashMap::new)));
        o(new TreeMap<>(Stream.of("x", "y", "x").collect(toConcurrentMap(x -> x, x -> 1, Integer::sum))));
        Map<String, Integer> um = Stream.of("q").collect(toUnmodifiableMap(x -> x, String::length, Integer::sum)); fail("put", () -> um.put("z", 1));
        List<Integer> ul = Stream.of(1, 2).collect(toUnmodifiableList()); fail("add", () -> ul.add(1));
        fail("null in ul", () -> Stream.of(1, null).collect(toUnmodifiableList())); o(new TreeSet<>(Stream.of(1, 1, 2).collect(toUnmodifiableSet())));
        o(Stream.of("a", "b").collect(joining()) + "," + Stream.of("a", "b").collect(joining("--")) + "," + Stream.of("a", "b").collect(joining(", ", "{", "}")) + "," + Stream.<String>empty().collect(joining(",", "<", ">")) + "," + Stream.of("x", null).collect(joining("/")) + "," + Stream.of(new StringBuilder("sb"), "s").map(c -> (CharSequence) c).collect(joining("&")));
        o(Stream.of(1, 2, 3, 4).collect(teeing(summingInt(x -> x), counting(), (s, c) -> (double) s / c)) + " " + Stream.of(5, 3, 9).collect(teeing(minBy(Comparator.<Integer>naturalOrder()), maxBy(Comparator.<Integer>naturalOrder()), (a, b) -> a.get() + ".." + b.get())) + " " + Stream.of(1, 2, 3).collect(teeing(filtering(x -> x % 2 == 0, toList()), teeing(counting(), joiner(), (c, s) -> c + s), (l, s) -> l + s)));
        o(Stream.of(1, 2, 3).collect(reducing(0, x -> x * x, Integer::sum)) + " " + Stream.<Integer>empty().collect(reducing(Integer::sum)) + " " + Stream.of(4, 5).collect(reducing(1, (a, b) -> a * b)));
        o(Stream.of(1, 2).collect(averagingInt(x -> x)) + " " + Stream.<Integer>empty().collect(averagingInt(x -> x)) + " " + Stream.of(Long.MAX_VALUE, Long.MAX_VALUE).collect(averagingLong(x -> x)) + " " + Stream.of(.1, .2, .3).collect(summingDouble(x -> x)) + " " + Stream.of(Integer.MAX_VALUE, 1).collect(summingInt(x -> x)) + " " + Stream.of(1e308, 1e308, -1e308).collect(averagingDouble(x -> x)) + " " + Stream.of(.1, .1, .1, .1, .1, .1, .1, .1, .1, .1).collect(averagingDouble(x -> x)));
        o(Stream.of(1, 2, 3).collect(summarizingInt(x -> x)) + " " + Stream.of(1, 2).collect(summarizingDouble(x -> x / 8.0)));
        // Custom collector: trace of calls
        StringBuilder log = new StringBuilder();
        Collector<Integer, List<Integer>, String> tr = Collector.of(() -> { log.append("S"); return new ArrayList<>(); }, (l, x) -> { log.append("a").append(x); l.add(x); }, (l, r) -> { log.append("C"); l.addAll(r); return l; }, l -> { log.append("F"); return l.toString(); });
        o(Stream.of(7, 8).collect(tr) + " " + log + " " + tr.characteristics()); log.setLength(0); o(Stream.<Integer>empty().collect(tr) + " " + log);
        Collector<Integer, ?, List<Integer>> idf = Collector.of(ArrayList::new, List::add, (l, r) -> { l.addAll(r); return l; });
        o(idf.characteristics() + " " + Stream.of(1, 2).collect(idf));
        o(toList().characteristics() + " " + toSet().characteristics().contains(Collector.Characteristics.UNORDERED) + " " + joining().characteristics() + " " + counting().characteristics() + " " + collectingAndThen(toList(), x -> x).characteristics());
        Collector<Integer, int[], Integer> gcd = Collector.of(() -> new int[1], (a, x) -> a[0] = g(a[0], x), (a, b) -> { a[0] = g(a[0], b[0]); return a; }, a -> a[0]);
        o(Stream.of(84, 36, 120).collect(gcd) + " " + IntStream.range(1, 200).mapToObj(x -> x * 6).parallel().collect(gcd));
        // chunking collector, run-length collector, topN
        o(IntStream.range(0, 11).boxed().collect(chunk(4))); o(Stream.of("a", "a", "b", "a", "a", "a").collect(rle()));
        o(new Random(3).ints(100, 0, 1000).boxed().collect(top(5)));
        // supplier invoked anew for each collect
        AtomicInteger n = new AtomicInteger();
        Collector<Object, ?, Set<Object>> c = toCollection(() -> { n.incrementAndGet(); return new LinkedHashSet<>(); }); Stream.of(1).collect(c);
        Stream.of(2).collect(c); o(n);
        // using a collector by hand
        o(manual(mapping((String s) -> s.length(), toList()), "x", "yyy")); o(manual(partitioningBy((Integer i) -> i > 2), 1, 2, 3, 4));
        o(manual(collectingAndThen(toList(), l -> { Collections.reverse(l); return l; }), 1, 2, 3));
        // the null result of a finisher passes through
        o(Stream.of(1).collect(collectingAndThen(toList(), x -> null))); fail("toCollection null", () -> Stream.of(1).collect(toCollection(() -> null)));
    }
    static Collector<Integer, ?, String> joiner() { return mapping(x -> "" + x, joining(".")); }
    static int g(int a, int b) { return b == 0 ? a : g(b, a % b); }
    static <T> Collector<T, ?, List<List<T>>> chunk(int k) { return Collector.of(ArrayList::new, (l, x) -> { if (l.isEmpty() || l.get(l.size() - 1).size() == k) l.add(new ArrayList<>()); l.get(l.size() - 1).add(x); }, (a, b) -> { throw new UnsupportedOperationException(); }); }
    static <T> Collector<T, ?, String> rle() { class R { T last; int n; StringBuilder sb = new StringBuilder(); void add(T t) { if (n > 0 && last.equals(t)) n++; else { flush(); last = t; n = 1; } } void flush() { if (n > 0) sb.append(n).append(last); } } return Collector.of(R::new, R::add, (a, b) -> a, r -> { r.flush(); return r.sb.toString(); }); }
    static Collector<Integer, ?, List<Integer>> top(int k) { return Collector.<Integer, PriorityQueue<Integer>, List<Integer>>of(PriorityQueue::new, (q, x) -> { q.add(x); if (q.size() > k) q.poll(); }, (a, b) -> a, q -> q.stream().sorted(Comparator.reverseOrder()).toList()); }
    @SafeVarargs static <T, A, R> R manual(Collector<T, A, R> c, T... ts) { A l = c.supplier().get(), r = c.supplier().get(); for (int i = 0; i < ts.length; i++) c.accumulator().accept(i < ts.length / 2 ? l : r, ts[i]); return c.finisher().apply(c.combiner().apply(l, r)); }
}
