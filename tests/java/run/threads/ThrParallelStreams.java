// Parallel streams give the same answers as sequential ones: ordered operations, collectors, reductions, short circuits, side
// effects counted atomically, exceptions.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

public class ThrParallelStreams {
    record P(String n, int a, String city) {}
    static void same(String n, Function<Boolean, Object> f) {
        Object s = f.apply(false), p = f.apply(true);
        System.out.println(n + " " + (Objects.equals(s, p) ? "same" : "DIFFERENT " + p) + " " + s);
    }
    static IntStream r(boolean par, int n) {
        IntStream s = IntStream.range(0, n);
        return par ? s.parallel() : s;
    }
    static <T> Stream<T> of(boolean par, Collection<T> c) { return par ? c.parallelStream() : c.stream(); }
    public static void main(String[] args) throws Exception {
        List<P> ps = IntStream.range(0, 60).mapToObj(i -> new P("n" + i, 20 + i * 7 % 13, List.of("Rome", "Oslo",
                "Lima").get(i % 3))).collect(Collectors.toList());
        same("sum", x -> r(x, 500).mapToLong(i -> (long) i * i).sum());
        same("filter/map/list", x -> r(x, 300).filter(i -> i % 17 == 0).mapToObj(i -> "v" + i).collect(Collectors.toList()));
        same("reduce", x -> r(x, 200).boxed().reduce("", (s, i) -> s + i % 10, String::concat).length());
        same("joining", x -> of(x, ps).map(P::n).collect(Collectors.joining(",")).hashCode());
        same("sorted", x -> of(x,
                ps).sorted(Comparator.comparing(P::a).thenComparing(P::city).thenComparing(P::n)).map(P::n).limit(8).collect(Collectors.toList()));
        same("distinct", x -> of(x, ps).map(P::a).distinct().collect(Collectors.toList()));
        same("groupingBy", x -> of(x, ps).collect(Collectors.groupingBy(P::city, TreeMap::new, Collectors.counting())));
        same("groupingByConcurrent", x -> new TreeMap<>(of(x, ps).collect(Collectors.groupingByConcurrent(P::a,
                Collectors.summingInt(P::a)))));
        same("partition", x -> of(x, ps).collect(Collectors.partitioningBy(p -> p.a() > 25, Collectors.averagingInt(P::a))));
        same("toMap", x -> of(x, ps).collect(Collectors.toMap(P::city, P::a, Math::max, TreeMap::new)));
        same("findFirst", x -> r(x, 1000).filter(i -> i > 700 && i % 9 == 0).findFirst());
        same("anyMatch", x -> r(x, 1000).anyMatch(i -> i == 999));
        same("allMatch", x -> r(x, 1000).allMatch(i -> i != 500));
        same("noneMatch", x -> r(x, 100).noneMatch(i -> i < 0));
        same("limit/skip", x -> r(x, 100).skip(10).limit(5).boxed().collect(Collectors.toList()));
        same("takeWhile", x -> r(x, 100).takeWhile(i -> i < 7).sum());
        same("dropWhile", x -> r(x, 100).dropWhile(i -> i < 95).boxed().collect(Collectors.toList()));
        same("flatMap", x -> r(x, 20).boxed().flatMap(i -> Stream.iterate(i, k -> k + 1).limit(3)).mapToInt(i -> i).sum());
        same("stats", x -> r(x, 77).mapToDouble(i -> i * 0.5).summaryStatistics().toString());
        same("max", x -> of(x, ps).max(Comparator.comparing(P::n)).get());
        same("toArray", x -> Arrays.hashCode(r(x, 150).map(i -> i * 3).toArray()));
        same("teeing", x -> of(x, ps).collect(Collectors.teeing(Collectors.summingInt(P::a), Collectors.counting(), (s, c) -> s + "/"
                + c)));
        same("mapMulti", x -> r(x, 10).boxed().<String>mapMulti((i, c) -> {
            if (i % 2 == 0) {
                c.accept("a" + i);
                c.accept("b" + i);
            }
        }).collect(Collectors.joining()));
        same("collect3", x -> r(x, 50).collect(ArrayList<Integer>::new, (l, i) -> l.add(Integer.valueOf(i)),
                ArrayList::addAll).toString().hashCode());
        same("concat", x -> {
            Stream<Integer> s = Stream.concat(List.of(1, 2).stream(), List.of(3, 4).stream());
            return (x ? s.parallel() : s).map(i -> i * i).collect(Collectors.toList());
        });
        same("LinkedList", x -> of(x, new LinkedList<>(ps)).mapToInt(P::a).sum());
        same("HashSet", x -> of(x, new HashSet<>(List.of(5, 3, 9))).mapToInt(i -> i).sum());
        same("TreeSet", x -> of(x, new TreeSet<>(List.of("q", "b", "z"))).collect(Collectors.toList()));
        same("chars", x -> (x ? "parallel".chars().parallel() : "parallel".chars()).mapToObj(c -> ""
                + (char) c).collect(Collectors.joining("|")));
        same("iterate", x -> {
            Stream<Integer> s = Stream.iterate(1, i -> i * 2).limit(12);
            return (x ? s.parallel() : s).reduce(0, Integer::sum);
        });
        same("collectingAndThen", x -> of(x, ps).collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        StringBuilder fo = new StringBuilder();
        IntStream.range(0, 30).parallel().boxed().forEachOrdered(fo::append);
        System.out.println(fo);
        AtomicInteger c = new AtomicInteger();
        IntStream.range(0, 1000).parallel().forEach(i -> c.addAndGet(i));
        System.out.println(c);
        Set<Integer> cs = ConcurrentHashMap.newKeySet();
        IntStream.range(0, 200).parallel().map(i -> i % 37).forEach(cs::add);
        System.out.println(cs.size());
        AtomicInteger peeked = new AtomicInteger();
        System.out.println(IntStream.range(0, 100).parallel().peek(i
                -> peeked.incrementAndGet()).boxed().collect(Collectors.toList()).size() + " " + peeked);
        try {
            IntStream.range(0, 100).parallel().forEach(i -> { if (i == 50) throw new IllegalStateException("at fifty"); });
        } catch (IllegalStateException e) {
            System.out.println("ISE " + (e.getMessage().contains("at fifty")));
        }
        System.out.println(IntStream.range(0, 5).parallel().isParallel() + " " + IntStream.range(0,
                5).parallel().sequential().isParallel());
        ForkJoinPool own = new ForkJoinPool(2);
        System.out.println(own.submit(() -> IntStream.rangeClosed(1, 100).parallel().sum()).get());
        own.shutdown();
        int[] arr = new int[2000];
        Arrays.parallelSetAll(arr, i -> (i * 7919) % 2003);
        int[] s = arr.clone();
        Arrays.sort(s);
        Arrays.parallelSort(arr);
        System.out.println(Arrays.equals(s, arr));
        long[] pre = LongStream.rangeClosed(1, 100).toArray();
        Arrays.parallelPrefix(pre, Long::sum);
        System.out.println(pre[99] + " " + pre[9]);
        Integer[] boxed = new Integer[500];
        Arrays.setAll(boxed, i -> (i * 31) % 501);
        Arrays.parallelSort(boxed, Comparator.reverseOrder());
        System.out.println(boxed[0] + " " + boxed[499]);
        System.out.println(IntStream.range(0, 50).boxed().parallel().unordered().distinct().count() + " " + Stream.of(3, 1,
                2).parallel().sorted().map(String::valueOf).collect(Collectors.joining()) + " " + IntStream.empty().parallel().max() + " "
                + Stream.of(1).parallel().reduce(Integer::sum));
        StringBuffer closed = new StringBuffer();
        try (Stream<Integer> st = Stream.of(1, 2).parallel().onClose(() -> closed.append("c1")).onClose(() -> closed.append("c2"))) {
                st.count(); }
        System.out.println(closed);
    }
}
