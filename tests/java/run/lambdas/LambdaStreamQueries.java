// A small query workload over records with streams: joins, top-N, pivots, running totals, text analysis.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;

public class LambdaStreamQueries {
    record Cust(int id, String name, String city) {}
    record Item(String sku, long cents) {}
    record Line(String sku, int qty) {}
    record Order(int id, int cust, int day, List<Line> lines) {}
    static <A, B, K, R> Stream<R> join(Collection<A> a, Collection<B> b, Function<A, K> ka, Function<B, K> kb, BiFunction<A, B, R> f) { Map<K, List<B>> m = b.stream().collect(groupingBy(kb)); return a.stream().flatMap(x -> m.getOrDefault(ka.apply(x), List.of()).stream().map(y -> f.apply(x, y))); }
    static <T> Stream<List<T>> windows(List<T> l, int n) { return IntStream.rangeClosed(0, l.size() - n).mapToObj(i -> l.subList(i, i + n)); }
    static String money(long c) { return (c < 0 ? "-" : "") + Math.abs(c) / 100 + "." + String.format(Locale.ROOT, "%02d", Math.abs(c) % 100); }

    public static void main(String[] args) {
        List<Cust> cs = List.of(new Cust(1, "Ann", "Oslo"), new Cust(2, "Ben", "Rome"), new Cust(3, "Cid", "Oslo"), new Cust(4, "Dee", "Lima"));
        List<Item> items = List.of(new Item("nut", 25), new Item("bolt", 40), new Item("gear", 1999), new Item("cog", 350));
        Map<String, Long> price = items.stream().collect(toMap(Item::sku, Item::cents));
        Random r = new Random(99);
        List<Order> os = IntStream.rangeClosed(1, 40).mapToObj(i -> new Order(i, 1 + r.nextInt(3), r.nextInt(10), IntStream.range(0, 1 + r.nextInt(4)).mapToObj(k -> new Line(items.get(r.nextInt(4)).sku(), 1 + r.nextInt(9))).toList())).toList();
        ToLongFunction<Order> total = o -> o.lines().stream().mapToLong(l -> l.qty() * price.get(l.sku())).sum();
        System.out.println(os.size() + " " + os.get(0) + " " + total.applyAsLong(os.get(0)));
        System.out.println("by cust " + join(cs, os, Cust::id, Order::cust, (c, o) -> Map.entry(c.name(), total.applyAsLong(o))).collect(groupingBy(Map.Entry::getKey, TreeMap::new, collectingAndThen(summingLong(Map.Entry::getValue), LambdaStreamQueries::money))));
        System.out.println("by city " + join(cs, os, Cust::id, Order::cust, (c, o) -> Map.entry(c.city(), o)).collect(groupingBy(Map.Entry::getKey, TreeMap::new, mapping(e -> e.getValue().day(), toCollection(TreeSet::new)))));
        System.out.println("no orders " + cs.stream().filter(c -> os.stream().noneMatch(o -> o.cust() == c.id())).map(Cust::name).toList());
        System.out.println("top 5 " + os.stream().sorted(Comparator.comparingLong(total).reversed().thenComparing(Order::id)).limit(5).map(o -> o.id() + ":" + money(total.applyAsLong(o))).toList());
        System.out.println("units " + os.stream().flatMap(o -> o.lines().stream()).collect(groupingBy(Line::sku, TreeMap::new, summingInt(Line::qty))));
        System.out.println("pivot");
        os.stream().collect(groupingBy(Order::day, TreeMap::new, flatMapping(o -> o.lines().stream(), groupingBy(Line::sku, TreeMap::new, summingInt(Line::qty))))).forEach((d, m) -> System.out.println("  " + d + " " + items.stream().map(i -> String.format(Locale.ROOT, "%3d", m.getOrDefault(i.sku(), 0))).collect(joining(" "))));
        long[] run = {0}; System.out.println("running " + os.stream().limit(8).mapToLong(total).map(x -> run[0] += x).mapToObj(LambdaStreamQueries::money).toList());
        System.out.println("stats " + os.stream().collect(teeing(summarizingLong(total), averagingLong(total), (s, a) -> s.getMin() + " " + s.getMax() + " " + s.getCount() + " " + Math.round(a))));
        System.out.println("moving " + windows(os.stream().map(Order::cust).toList(), 5).map(w -> w.stream().mapToInt(x -> x).sum()).toList());
        System.out.println("pairs " + os.stream().map(o -> o.lines().stream().map(Line::sku).distinct().sorted().toList()).flatMap(l -> l.stream().flatMap(a -> l.stream().filter(b -> a.compareTo(b) < 0).map(b -> a + "&" + b))).collect(groupingBy(x -> x, TreeMap::new, counting())));
        System.out.println("first big per day " + os.stream().filter(o -> total.applyAsLong(o) > 2000).collect(toMap(Order::day, Order::id, (a, b) -> a, TreeMap::new)));
        System.out.println("partition " + os.stream().collect(partitioningBy(o -> total.applyAsLong(o) > 5000, mapping(Order::id, toList()))));
        String text = "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness";
        List<String> w = Stream.of(text.toLowerCase(Locale.ROOT).split("\\W+")).toList();
        System.out.println(w.stream().collect(groupingBy(x -> x, counting())).entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(6).map(Object::toString).collect(joining(" ")));
        System.out.println(windows(w, 2).map(p -> String.join(" ", p)).collect(groupingBy(x -> x, TreeMap::new, counting())).entrySet().stream().filter(e -> e.getValue() > 2).toList());
        System.out.println("" + w.stream().distinct().collect(groupingBy(String::length, TreeMap::new, joining(","))));
        System.out.println(w.stream().map(x -> x.chars().boxed().sorted(Comparator.reverseOrder()).map(c -> String.valueOf((char) (int) c)).collect(joining())).distinct().sorted().limit(6).toList());
        int[][] m = {{1, 2}, {3, 4}, {5, 6}};
        System.out.println(IntStream.range(0, 2).mapToObj(c -> Arrays.stream(m).mapToInt(row -> row[c]).boxed().toList()).toList() + " " + Arrays.stream(m).flatMapToInt(Arrays::stream).sum());
        System.out.println(IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(joining(" ")));
        System.out.println(Stream.of("b,2", "a,1", "c,x", "d").map(s -> s.split(",")).filter(p -> p.length == 2).<Map.Entry<String, Integer>>mapMulti((p, k) -> { try { k.accept(Map.entry(p[0], Integer.parseInt(p[1]))); } catch (NumberFormatException e) { System.out.println("skip " + p[0]); } }).sorted(Map.Entry.comparingByKey()).toList());
    }
}
