// Collectors: groupingBy / partitioningBy with all manner of downstreams, map factories, concurrent variants.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;

public class LambdaCollectorsGroup {
    enum Kind { FRUIT, ROOT, LEAF }
    record Veg(String n, Kind k, int w, double price) { public String toString() { return n; } }
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        Locale.setDefault(Locale.US); // the statistics classes print with the default locale
        List<Veg> v = List.of(new Veg("apple", Kind.FRUIT, 150, .5), new Veg("beet", Kind.ROOT, 200, .25), new Veg("cress", Kind.LEAF, 20, 1.75), new Veg("pear", Kind.FRUIT, 170, .625), new Veg("carrot", Kind.ROOT, 90, .125), new Veg("plum", Kind.FRUIT, 60, .25));
        Supplier<Map<Kind, Object>> tm = TreeMap::new;
        o(new TreeMap<>(v.stream().collect(groupingBy(Veg::k))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, counting())));
        o(v.stream().collect(groupingBy(Veg::k, () -> new EnumMap<>(Kind.class), mapping(Veg::n, joining("+", "(", ")")))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, summingInt(Veg::w))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, averagingDouble(Veg::price))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, averagingInt(Veg::w))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, maxBy(Comparator.comparing(Veg::w)))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, collectingAndThen(minBy(Comparator.comparing(Veg::w)), x -> x.get().w()))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, summarizingInt(Veg::w))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, filtering(x -> x.w() > 100, toList()))));
        o(v.stream().filter(x -> x.w() > 100).collect(groupingBy(Veg::k, TreeMap::new, toList())));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, flatMapping(x -> x.n().chars().mapToObj(c -> (char) c), toCollection(TreeSet::new)))));
        o(v.stream().collect(groupingBy(x -> x.n().charAt(0), TreeMap::new, groupingBy(Veg::k, TreeMap::new, mapping(Veg::w, toList())))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, reducing(0, Veg::w, (a, b) -> a * 31 + b))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, mapping(Veg::n, reducing((a, b) -> b + a)))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, mapping(Veg::n, reducing("!", (a, b) -> a + b.length())))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, teeing(counting(), summingDouble(Veg::price), (c, s) -> c + "@" + s))));
        o(v.stream().collect(partitioningBy(x -> x.w() > 100)));
        o(v.stream().collect(partitioningBy(x -> x.w() > 1000, counting())));
        o(v.stream().collect(partitioningBy(x -> x.w() > 100, partitioningBy(x -> x.k() == Kind.FRUIT, mapping(Veg::n, toList())))));
        o(Stream.<Veg>empty().collect(partitioningBy(x -> true)) + " " + Stream.<Veg>empty().collect(groupingBy(Veg::k)));
        Map<Boolean, List<Veg>> part = v.stream().collect(partitioningBy(x -> x.w() > 100));
        o(part.size() + " " + part.get(true).size() + " " + part.get(null) + " " + part.containsKey(false) + " " + part.keySet() + " " + part.equals(Map.of(true, part.get(true), false, part.get(false))));
        try { part.put(true, null); } catch (UnsupportedOperationException e) { o("UOE"); }
        try { Stream.of(1, 2).collect(groupingBy(x -> null)); } catch (NullPointerException e) { o("NPE " + e.getMessage()); }
        ConcurrentMap<Kind, Long> cm = v.stream().parallel().collect(groupingByConcurrent(Veg::k, ConcurrentSkipListMap::new, counting()));
        o(cm); o(new TreeMap<>(v.stream().collect(groupingByConcurrent(Veg::k, mapping(Veg::n, toCollection(TreeSet::new))))));
        // Histogram with merge, inverted index, run-lengths
        String text = "the quick brown the lazy dog the fox quick";
        o(Arrays.stream(text.split(" ")).collect(groupingBy(Function.identity(), LinkedHashMap::new, counting())));
        o(Arrays.stream(text.split(" ")).collect(groupingBy(String::length, TreeMap::new, collectingAndThen(toCollection(TreeSet::new), TreeSet::descendingSet))));
        o(text.chars().filter(Character::isLetter).mapToObj(c -> (char) c).collect(groupingBy(c -> c, TreeMap::new, counting())).entrySet().stream().sorted(Map.Entry.<Character, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(5).toList());
        o(IntStream.range(0, 30).boxed().collect(groupingBy(i -> i % 4, TreeMap::new, groupingBy(i -> i % 3, TreeMap::new, summingLong(i -> 1L << i)))));
        o(IntStream.range(0, 2000).parallel().boxed().collect(groupingBy(i -> i % 5, TreeMap::new, summarizingLong(i -> i))));
        o(IntStream.range(0, 500).parallel().boxed().collect(groupingBy(i -> i % 100 / 20, TreeMap::new, mapping(i -> i % 7, toCollection(TreeSet::new)))));
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, summarizingDouble(Veg::price))).get(Kind.FRUIT));
        // many downstream levels
        o(v.stream().collect(groupingBy(Veg::k, TreeMap::new, filtering(x -> x.w() != 60, mapping(Veg::n, flatMapping(s -> Stream.of(s, s.toUpperCase(Locale.ROOT)), collectingAndThen(joining("/"), s -> s.length() + ":" + s)))))));
    }
}
