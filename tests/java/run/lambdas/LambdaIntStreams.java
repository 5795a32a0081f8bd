// IntStream, LongStream, DoubleStream: ranges, conversions, statistics, sums with overflow and compensation.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LambdaIntStreams {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        Locale.setDefault(Locale.US); // the statistics classes print with the default locale
        o(IntStream.range(5, 5).count() + " " + IntStream.range(5, 3).count() + " " + IntStream.rangeClosed(5, 5).sum() + " " + IntStream.rangeClosed(Integer.MAX_VALUE - 2, Integer.MAX_VALUE).boxed().toList() + " " + IntStream.range(Integer.MIN_VALUE, Integer.MAX_VALUE).count() + " " + IntStream.rangeClosed(Integer.MIN_VALUE, Integer.MAX_VALUE).count());
        o(LongStream.rangeClosed(Long.MAX_VALUE - 1, Long.MAX_VALUE).boxed().toList() + " " + LongStream.range(-2, 3).sum() + " " + LongStream.range(Long.MIN_VALUE, Long.MIN_VALUE + 3).max().getAsLong());
        o(IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).average().getAsDouble() + " " + IntStream.of(1, 2).summaryStatistics());
        o(LongStream.of(Long.MAX_VALUE, 1).sum() + " " + LongStream.of(Long.MAX_VALUE, 1).average().getAsDouble() + " " + LongStream.of(7, -7).summaryStatistics());
        o(IntStream.empty().summaryStatistics() + " " + IntStream.empty().average() + " " + IntStream.empty().max() + " " + IntStream.empty().sum());
        o(LongStream.empty().summaryStatistics()); o(DoubleStream.empty().summaryStatistics());
        o(DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + Stream.generate(() -> 0.1).limit(10).reduce(0.0, Double::sum) + " " + DoubleStream.of(1e308, 1e308, -1e308).sum() + " " + DoubleStream.of(1e100, 1.0, -1e100).sum() + " " + DoubleStream.of(Double.NaN, 1).sum() + " " + DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).sum() + " " + DoubleStream.of(Double.POSITIVE_INFINITY, 1e308, 1e308).sum());
        o(DoubleStream.of(3, -0.0, 0.0).min().getAsDouble() + " " + DoubleStream.of(-0.0, 0.0).max().getAsDouble() + " " + DoubleStream.of(1, Double.NaN, 2).max().getAsDouble() + " " + DoubleStream.of(-0.0, 0.0, -0.0, Double.NaN, Double.NaN).distinct().boxed().toList() + " " + DoubleStream.of(2, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY).sorted().boxed().toList());
        o(DoubleStream.of(1, 2, 4).average().getAsDouble() + " " + DoubleStream.of(1, 2, 4).summaryStatistics());
        o(IntStream.rangeClosed(1, 10).filter(i -> i % 3 != 0).map(i -> i * i).mapToObj(Integer::toHexString).collect(Collectors.joining(",", "[", "]")));
        o(IntStream.of(3, 1, 3, 2, 1).distinct().sorted().boxed().map(x -> -x).toList() + " " + IntStream.of(5, -1).mapToLong(i -> i * 10_000_000_000L).boxed().toList() + " " + IntStream.of(1, 2).mapToDouble(i -> i / 4.0).boxed().toList() + " " + IntStream.of(Integer.MAX_VALUE).asDoubleStream().sum() + " " + LongStream.of(1L << 33 | 1).mapToInt(l -> (int) l).sum() + " " + LongStream.of((1L << 53) + 1).asDoubleStream().sum() + " " + DoubleStream.of(-2.7, 1e20, Double.NaN).mapToLong(d -> (long) d).boxed().toList() + " " + DoubleStream.of(2.5).mapToInt(d -> (int) Math.rint(d)).sum());
        o(IntStream.iterate(1, i -> i < 100, i -> i * 3).boxed().toList() + " " + IntStream.iterate(7, i -> i / 2).limit(5).boxed().toList() + " " + LongStream.iterate(1, l -> l << 9 != 0, l -> l << 9).boxed().toList() + " " + DoubleStream.iterate(1, d -> d > 0.1, d -> d / 2).boxed().toList());
        o(IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.rangeClosed(1, 5).reduce((a, b) -> a - b) + " " + IntStream.empty().reduce(Integer::sum) + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(1, 2, 3).reduce((a, b) -> a / b).getAsDouble());
        o(IntStream.range(0, 5).collect(ArrayList::new, (l, i) -> l.add(i * 2), ArrayList::addAll) + " " + DoubleStream.of(1, 2).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append) + " " + LongStream.of(8, 9).collect(() -> new long[1], (a, l) -> a[0] += l, (a, b) -> a[0] += b[0])[0]);
        o(IntStream.of(1, 2, 3).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " " + IntStream.of(1, 2).flatMap(i -> null).count() + " " + IntStream.range(0, 4).mapMulti((i, s) -> { if (i % 2 == 1) { s.accept(i); s.accept(i * 100); } }).boxed().toList() + " " + LongStream.range(0, 3).mapMulti((i, s) -> s.accept(~i)).sum() + " " + DoubleStream.of(4, 9).mapMulti((d, s) -> { s.accept(Math.sqrt(d)); }).sum());
        o(IntStream.of(4, 5, 6).anyMatch(i -> i == 5) + " " + IntStream.of(4, 5).allMatch(i -> i > 4) + " " + IntStream.of(4).noneMatch(i -> i > 4) + " " + IntStream.of(9, 8).findFirst() + " " + IntStream.empty().findAny() + " " + LongStream.of(1).findFirst() + " " + DoubleStream.of(.5).findFirst());
        o(IntStream.concat(IntStream.range(0, 2), IntStream.of(9)).boxed().toList() + " " + LongStream.concat(LongStream.empty(), LongStream.of(1)).sum() + " " + DoubleStream.concat(DoubleStream.of(1), DoubleStream.of(2)).boxed().toList() + " " + IntStream.range(0, 10).takeWhile(i -> i != 4).sum() + " " + IntStream.range(0, 10).dropWhile(i -> i != 4).sum() + " " + IntStream.range(0, 10).skip(3).limit(2).sum());
        PrimitiveIterator.OfInt it = IntStream.of(1, 2, 3).iterator(); int s = it.nextInt() + it.next(); int[] rest = {0};
        it.forEachRemaining((int i) -> rest[0] += i); o(s + " " + rest[0] + " " + it.hasNext());
        Spliterator.OfInt sp = IntStream.range(0, 16).spliterator(); Spliterator.OfInt pre = sp.trySplit();
        o(sp.estimateSize() + " " + pre.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED | Spliterator.SORTED | Spliterator.DISTINCT) + " " + sp.getComparator());
        IntSummaryStatistics st = new IntSummaryStatistics(); st.accept(5); st.accept(Integer.MIN_VALUE);
        IntSummaryStatistics st2 = new IntSummaryStatistics(3, 1, 9, 15); st.combine(st2); o(st + " " + st.getAverage());
        try { new IntSummaryStatistics(2, 5, 1, 0); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        try { new IntSummaryStatistics(-1, 5, 1, 0); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        DoubleSummaryStatistics ds = new DoubleSummaryStatistics();
        for (int i = 0; i < 1000; i++) ds.accept(0.001);
        o(ds.getSum() + " " + ds.getAverage() + " " + ds.getMax()); LongSummaryStatistics ls = new LongSummaryStatistics(); ls.accept(3); ls.accept(1L << 50);
        o(ls);
        // sieve, gcd table and pythagorean triples via streams
        o(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        o(IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> a + "-" + b)).toList());
        o(IntStream.range(0, 1000).parallel().map(i -> i * 31 ^ i >> 3).sum() + " " + LongStream.rangeClosed(1, 2000).parallel().filter(x -> x % 7 == 0).count());
        int[] arr = new Random(5).ints(10, 0, 100).toArray();
        o(Arrays.toString(arr) + IntStream.of(arr).sorted().boxed().toList() + " " + IntStream.of(arr).boxed().sorted(Comparator.reverseOrder()).mapToInt(Integer::intValue).limit(3).sum());
    }
}
