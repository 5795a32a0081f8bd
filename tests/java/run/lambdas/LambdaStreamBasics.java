// Reference streams: sources, intermediate and terminal operations and their edge cases.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LambdaStreamBasics {
    static void o(Object x) { System.out.println(x instanceof Object[] a ? Arrays.toString(a) : x instanceof int[] i ? Arrays.toString(i) : String.valueOf(x)); }
    static void fail(Runnable r) { try { r.run(); o("no failure"); } catch (RuntimeException e) { o(e.getClass().getSimpleName() + ": " + e.getMessage()); } }

    public static void main(String[] args) {
        List<String> w = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        o(w.stream().map(String::length).toList()); o(w.stream().distinct().sorted().toList()); o(w.stream().sorted(Comparator.reverseOrder()).toArray());
        o(w.stream().toArray(String[]::new).getClass().getSimpleName());
        fail(() -> w.stream().map(x -> (Object) x.length()).toArray(String[]::new));
        o(w.stream().mapToInt(String::length).toArray()); o(w.stream().reduce((a, b) -> a.length() >= b.length() ? a : b));
        o(w.stream().reduce("", (a, b) -> a + b.charAt(0))); o(w.stream().reduce(0, (a, b) -> a + b.length(), Integer::sum));
        o(Stream.<String>empty().reduce((a, b) -> a)); o(w.stream().min(Comparator.naturalOrder()));
        o(w.stream().max(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())));
        o(Stream.<Integer>empty().max(Comparator.naturalOrder()));
        o(w.stream().collect(ArrayList::new, (l, s) -> l.add(0, s), ArrayList::addAll));
        o(w.stream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append).length());
        o(w.stream().skip(100).count() + " " + w.stream().limit(0).count() + " " + w.stream().skip(0).limit(100).count()); fail(() -> w.stream().limit(-1));
        fail(() -> w.stream().skip(-5));
        o(Stream.of((Object) null).map(String::valueOf).toList()); o(Stream.ofNullable(null).count() + " " + Stream.ofNullable(1).count());
        fail(() -> Stream.of(1, null).findFirst().get()); fail(() -> Stream.of((Integer) null, 1).findFirst()); o(Stream.of(1, null).toList());
        fail(() -> Stream.of(1, null).max((a, b) -> 1)); fail(() -> Stream.of(1, 2).toList().add(3)); fail(() -> Stream.of("a", null).sorted().toList());
        fail(() -> Stream.of(new Object(), new Object()).sorted().count()); fail(() -> o(Stream.of((Object) 1, "x").sorted().map(x -> x).toArray()));
        o(Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).toList());
        o(Stream.of(1, 2, 3).flatMap(x -> x == 2 ? null : Stream.of(x, -x)).toList()); o(Stream.of("ab", "cd").flatMapToInt(String::chars).sum());
        o(Stream.of(1, 2).flatMapToLong(x -> LongStream.of(x, x * 10L)).boxed().toList());
        o(Stream.of(1.5).flatMapToDouble(x -> DoubleStream.of(x, x / 2)).sum());
        o(Stream.of(1, 2, 3, 4).<String>mapMulti((x, sink) -> { for (int i = 0; i < x % 3; i++) sink.accept(x + "." + i); }).toList());
        o(Stream.of(1, "two", 3.0, List.of(4, List.of(5))).<Object>mapMulti(LambdaStreamBasics::expand).toList());
        o(Stream.of("1", "x", "3").mapMultiToInt((s, c) -> { if (Character.isDigit(s.charAt(0))) c.accept(Integer.parseInt(s)); }).sum());
        o(Stream.of(1, 2).mapMultiToLong((x, c) -> { c.accept(x); c.accept(x * 1L << 40); }).max());
        o(Stream.of(1, 2).mapMultiToDouble((x, c) -> c.accept(1.0 / x)).sum());
        Stream.Builder<Integer> b = Stream.builder(); b.add(1).add(2).accept(3); Stream<Integer> built = b.build(); o(built.toList());
        fail(() -> b.accept(4)); fail(b::build);
        o(Stream.<Integer>builder().build().count() + " " + Stream.<Integer>builder().add(9).build().findFirst().get());
        IntStream.Builder ib = IntStream.builder();
        for (int i = 0; i < 40; i++) ib.add(i * i);
        o(ib.build().skip(37).boxed().toList());
        // large builders cross SpinedBuffer chunks
        Stream.Builder<Integer> big = Stream.builder(); for (int i = 0; i < 3000; i++) big.add(i); o(big.build().mapToLong(Integer::longValue).sum());
        o(Arrays.stream(new String[] {"a", "b", "c", "d"}, 1, 3).toList()); fail(() -> Arrays.stream(new int[3], 2, 5));
        fail(() -> Arrays.stream(new int[3], 2, 1));
        o("hello".chars().filter(c -> c == 'l').count() + " " + "a\ud83d\ude00b".codePoints().count() + " " + "x\ny\r\nz".lines().toList());
        o(Stream.concat(Stream.of(1), Stream.concat(Stream.empty(), Stream.of(2, 3))).map(x -> x * x).toList()); Stream<Integer> cc = Stream.empty();
        for (int i = 0; i < 50; i++) cc = Stream.concat(cc, Stream.of(i));
        o(cc.mapToInt(x -> x).sum());
        o(new TreeMap<>(Map.of("k", 1, "j", 2)).entrySet().stream().map(e -> e.getKey() + e.getValue()).toList());
        o(Collections.nCopies(3, "n").stream().collect(Collectors.joining("-"))); o(new BitSet() {{ set(1); set(5); set(64); }}.stream().boxed().toList());
        // stability of sort
        o(IntStream.range(0, 60).boxed().sorted(Comparator.comparing(x -> x % 7)).toList());
        // reuse
        Stream<Integer> used = Stream.of(1); used.count(); fail(used::count); fail(() -> used.map(x -> x)); Stream<Integer> linked = Stream.of(1, 2);
        linked.filter(x -> true); fail(() -> linked.forEach(x -> {})); fail(linked::iterator); fail(linked::close); IntStream iu = IntStream.of(1);
        iu.boxed(); fail(iu::sum); fail(() -> Stream.concat(used, Stream.of(2)).count());
        // close handlers
        StringBuilder log = new StringBuilder();
        try (Stream<Integer> s = Stream.of(1).onClose(() -> log.append("A")).map(x -> x + 1).onClose(() -> log.append("B"))) { log.append(s.findFirst().get()); }
        o(log);
        Stream<Integer> cs = Stream.of(1).onClose(() -> { throw new IllegalStateException("first"); }).onClose(() -> { throw new IllegalArgumentException("second"); }).onClose(() -> o("third runs"));
        try { cs.close(); } catch (IllegalStateException e) { o(e.getMessage() + " suppressed " + Arrays.toString(e.getSuppressed())); } cs.close();
        log.setLength(0);
        Stream.of("x", "y").flatMap(x -> Stream.of(x).onClose(() -> log.append("closed ").append(x).append(";"))).forEach(x -> log.append(x).append(":"));
        o(log); log.setLength(0); Stream.concat(Stream.of(1).onClose(() -> log.append("c1")), Stream.of(2).onClose(() -> log.append("c2"))).close(); o(log);
        for (Runnable r : new Runnable[] {() -> w.stream().map(null), () -> w.stream().filter(null), () -> w.stream().forEach(null), () -> w.stream().collect((Collector<String, ?, ?>) null), () -> w.stream().peek(null).count(), () -> Stream.iterate(1, null), () -> Stream.generate(null), () -> w.stream().mapMulti(null)}) try { r.run(); System.out.print("ok "); } catch (NullPointerException e) { System.out.print("NPE "); }
        o("");
        StringBuilder fo = new StringBuilder(); w.parallelStream().forEachOrdered(x -> fo.append(x.charAt(0))); o(fo);
    }
    static void expand(Object x, Consumer<Object> c) { if (x instanceof List<?> l) for (Object y : l) expand(y, c); else c.accept("<" + x + ">"); }
}
