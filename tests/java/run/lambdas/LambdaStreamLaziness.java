// Order of evaluation in stream pipelines: laziness, element-at-a-time order, barriers, short circuits, peek.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LambdaStreamLaziness {
    static StringBuilder log = new StringBuilder();
    static <T> Consumer<T> p(String n) { return x -> log.append(n).append(x).append(' '); }
    static void flush(String what, Object r) { System.out.println(what + " -> " + r + " [" + log.toString().trim() + "]"); log.setLength(0); }

    public static void main(String[] args) {
        Stream<Integer> s = Stream.of(1, 2, 3).peek(p("p")).map(x -> x * 2);
        flush("built", "nothing run");
        flush("list", s.collect(Collectors.toList()));
        flush("two peeks", Stream.of(1, 2, 3).peek(p("a")).filter(x -> x != 2).peek(p("b")).count());
        flush("count elided", List.of(1, 2, 3).stream().peek(p("x")).map(x -> x + 1).count());
        flush("count w/ filter", List.of(1, 2, 3).stream().peek(p("x")).filter(x -> x > 1).count());
        flush("sorted barrier", Stream.of(3, 1, 2).peek(p("a")).sorted().peek(p("b")).map(String::valueOf).collect(Collectors.joining()));
        flush("sorted+limit", Stream.of(3, 1, 2).peek(p("a")).sorted().peek(p("b")).limit(1).collect(Collectors.toList()));
        flush("distinct", Stream.of(1, 2, 1, 3, 2).peek(p("a")).distinct().peek(p("b")).limit(2).collect(Collectors.toList()));
        flush("findFirst", Stream.of(5, 6, 7, 8).peek(p("a")).filter(x -> x % 2 == 0).peek(p("b")).findFirst());
        flush("findAny", Stream.of(5, 6, 7, 8).peek(p("a")).filter(x -> x > 6).findAny().get());
        flush("anyMatch", Stream.of(5, 6, 7, 8).peek(p("a")).anyMatch(x -> x == 6));
        flush("allMatch", Stream.of(5, 6, 7, 8).peek(p("a")).allMatch(x -> x < 7));
        flush("noneMatch", Stream.of(5, 6, 7, 8).peek(p("a")).noneMatch(x -> x == 8));
        flush("empty matches", Stream.empty().anyMatch(x -> true) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.empty().noneMatch(x -> true));
        flush("limit", Stream.of(1, 2, 3, 4).peek(p("a")).limit(2).peek(p("b")).reduce(0, Integer::sum));
        flush("skip", Stream.of(1, 2, 3, 4).peek(p("a")).skip(2).peek(p("b")).reduce(0, Integer::sum));
        flush("skip limit", IntStream.range(0, 100).peek(x -> log.append(x).append(' ')).skip(3).limit(3).sum());
        flush("limit skip", IntStream.range(0, 100).peek(x -> log.append(x).append(' ')).limit(5).skip(3).sum());
        flush("takeWhile", Stream.of(1, 2, 9, 3).peek(p("a")).takeWhile(x -> x < 5).peek(p("b")).collect(Collectors.toList()));
        flush("dropWhile", Stream.of(1, 2, 9, 3).peek(p("a")).dropWhile(x -> x < 5).peek(p("b")).collect(Collectors.toList()));
        flush("take+drop", IntStream.rangeClosed(1, 20).dropWhile(x -> x < 5).takeWhile(x -> x < 9).boxed().collect(Collectors.toList()));
        flush("iterate limit", Stream.iterate(1, x -> { log.append("n").append(x).append(' '); return x * 2; }).limit(4).collect(Collectors.toList()));
        flush("iterate pred", Stream.iterate(1, x -> { log.append("t").append(x).append(' '); return x < 20; }, x -> { log.append("n").append(x).append(' '); return x * 3; }).collect(Collectors.toList()));
        int[] g = {0};
        flush("generate", Stream.generate(() -> g[0]++).peek(p("g")).filter(x -> x % 3 == 0).limit(3).collect(Collectors.toList()) + " " + g[0]);
        flush("flatMap", Stream.of(1, 2, 3).peek(p("o")).flatMap(x -> IntStream.range(0, x).boxed().peek(p("i"))).anyMatch(x -> x == 1));
        flush("flatMap first", Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, x * 10).peek(p("i"))).findFirst().get());
        flush("flatMap infinite", Stream.of(1, 2).flatMap(x -> Stream.iterate(x, y -> y + 2)).limit(4).collect(Collectors.toList()));
        Iterator<Integer> it = Stream.of(1, 2, 3, 4).peek(p("a")).filter(x -> x % 2 == 0).iterator();
        flush("iterator made", ""); it.hasNext(); flush("hasNext", ""); it.hasNext(); flush("hasNext again", ""); flush("next", it.next());
        flush("next w/o hasNext", it.next()); flush("end", it.hasNext());
        try { it.next(); } catch (NoSuchElementException e) { flush("NSEE", ""); }
        List<String> src = new ArrayList<>(List.of("a", "b"));
        Stream<String> late = src.stream().map(String::toUpperCase); src.add("c");
        flush("late binding", late.collect(Collectors.toList()));
        Stream<String> cme = src.stream().peek(x -> { if (src.size() < 6) src.add("z"); });
        try { cme.forEach(p("e")); } catch (ConcurrentModificationException e) { flush("CME", src.size()); }
        flush("sort twice", Stream.of("bb", "a", "cc", "d").sorted(Comparator.comparing(String::length)).peek(p("m")).sorted(Comparator.reverseOrder()).collect(Collectors.toList()));
        try { Stream.of(1, 2, 0, 4).peek(p("a")).map(x -> 10 / x).forEach(p("r")); } catch (ArithmeticException e) { flush("thrown", e.getMessage()); }
        flush("peek chain", IntStream.range(0, 3).peek(x -> log.append('<')).mapToObj(x -> "v" + x).peek(x -> log.append(x)).mapToInt(String::length).peek(x -> log.append('>')).boxed().collect(Collectors.toSet()));
        flush("concat", Stream.concat(Stream.of(1).peek(p("l")), Stream.of(2, 3).peek(p("r"))).limit(2).collect(Collectors.toList()));
        flush("unordered/sequential", Stream.of(3, 1).unordered().parallel().sequential().peek(p("u")).isParallel());
    }
}
