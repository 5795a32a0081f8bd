// Parallel streams whose results must be deterministic: ordered collects, reductions, limits, stateful operations.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

public class LambdaParallelStreams {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US); // the statistics classes print with the default locale
        o(IntStream.range(0, 100).parallel().boxed().map(x -> x * x % 17).collect(Collectors.toList()));
        o(IntStream.range(0, 2000).parallel().filter(x -> x % 13 == 0).sum() + " " + IntStream.rangeClosed(1, 2000).asLongStream().parallel().reduce(0, (a, b) -> a + b));
        o(Stream.of("d", "a", "c", "b").parallel().sorted().collect(Collectors.joining()));
        o(IntStream.range(0, 300).parallel().mapToObj(x -> (char) ('a' + x % 26)).map(String::valueOf).reduce("", String::concat).hashCode());
        o(IntStream.range(0, 500).parallel().boxed().sorted(Comparator.comparing(x -> x % 10)).limit(12).toList());
        o(IntStream.range(0, 1000).parallel().map(x -> x % 50).distinct().boxed().toList());
        o(IntStream.range(0, 1000).parallel().skip(990).boxed().toList() + " " + IntStream.range(0, 1000).parallel().filter(x -> x % 2 == 1).limit(5).boxed().toList());
        o(IntStream.range(0, 1000).parallel().takeWhile(x -> x < 7).boxed().toList() + " " + IntStream.range(0, 1000).parallel().dropWhile(x -> x < 995).boxed().toList());
        o(IntStream.range(10, 1000).parallel().filter(x -> x % 97 == 0).findFirst().getAsInt() + " " + IntStream.range(0, 1000).parallel().anyMatch(x -> x == 999) + " " + IntStream.range(0, 1000).parallel().allMatch(x -> x < 999) + " " + IntStream.range(0, 1000).parallel().noneMatch(x -> x < 0));
        o(Arrays.toString(IntStream.range(0, 50).parallel().map(x -> 49 - x).sorted().toArray()));
        o(Arrays.toString(Stream.of(1, 2, 3, 4).parallel().flatMap(x -> Stream.of(x, -x)).toArray(Integer[]::new)));
        AtomicInteger n = new AtomicInteger(); IntStream.range(0, 400).parallel().forEach(x -> n.addAndGet(x)); o(n); LongAdder la = new LongAdder();
        List.of(1, 2, 3, 4, 5).parallelStream().peek(x -> la.add(x)).forEachOrdered(x -> System.out.print(x + " ")); o(la);
        Set<Integer> seen = ConcurrentHashMap.newKeySet(); IntStream.range(0, 200).parallel().forEach(x -> seen.add(x % 11)); o(new TreeSet<>(seen));
        o(IntStream.range(0, 100).parallel().collect(StringBuilder::new, (sb, x) -> sb.append((char) ('0' + x % 10)), StringBuilder::append));
        o(Stream.iterate(1L, x -> x * 3 % 1009).limit(500).parallel().mapToLong(x -> x).sum());
        o(Stream.concat(IntStream.range(0, 5).boxed(), IntStream.range(100, 103).boxed()).parallel().map(x -> x + 1).toList());
        o(IntStream.range(0, 1000).parallel().boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0, Collectors.counting())));
        o(IntStream.range(0, 100).boxed().parallel().collect(Collectors.toMap(x -> x % 5, x -> "" + x, (a, b) -> a.length() > 12 ? a : a + "," + b, TreeMap::new)));
        o(DoubleStream.iterate(1, d -> d / 2).limit(30).parallel().max().getAsDouble() + " " + IntStream.range(0, 1000).parallel().summaryStatistics() + " " + LongStream.rangeClosed(1, 500).parallel().boxed().max(Comparator.comparing(x -> x * 7919 % 503)).get());
        try { IntStream.range(0, 100).parallel().map(x -> 10 / (x - 50)).sum(); } catch (ArithmeticException e) { o("AE"); }
        o(IntStream.range(0, 10).parallel().isParallel() + " " + IntStream.range(0, 10).parallel().sequential().isParallel() + " " + List.of(1).parallelStream().isParallel());
        o(List.of(5, 6, 7).parallelStream().reduce(10, (a, x) -> a, (a, b) -> a));
        ForkJoinPool pool = new ForkJoinPool(3);
        try { o(pool.submit(() -> IntStream.range(0, 300).parallel().mapToObj(x -> x % 7).collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting()))).get()); } finally { pool.shutdown(); }
        int[] a = IntStream.range(0, 9000).map(x -> x * 7919 % 9001).toArray(); int[] b = a.clone(); Arrays.parallelSort(a); Arrays.sort(b);
        o(Arrays.equals(a, b) + " " + a[0] + " " + a[8999]); long[] pp = LongStream.rangeClosed(1, 20).toArray(); Arrays.parallelPrefix(pp, (x, y) -> x * y);
        o(pp[19]); double[] ds = new double[5]; Arrays.parallelSetAll(ds, i -> i / 2.0); o(Arrays.toString(ds));
        CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> 20).thenCombine(CompletableFuture.supplyAsync(() -> 22), Integer::sum).thenApply(x -> x * 2);
        o(cf.get());
        o(IntStream.range(0, 64).parallel().mapToObj(x -> List.of(x)).reduce(List.of(), (p, q) -> { List<Integer> r = new ArrayList<>(p); r.addAll(q); return r; }).size());
        o(Stream.of(3, 1, 2).parallel().unordered().sorted().toList());
    }
}
