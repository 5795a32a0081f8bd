// Optional, OptionalInt, OptionalLong, OptionalDouble: every method, laziness, equality, failures.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LambdaOptional {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Supplier<?> r) { try { o(n + " = " + r.get()); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static int calls; static <T> T c(T t) { calls++; return t; }
    static class MyEx extends Exception { MyEx(String s) { super(s); } }
    public static void main(String[] args) {
        Optional<String> e = Optional.empty(), a = Optional.of("abc"), n = Optional.ofNullable(null);
        o(e + " " + a + " " + n + " " + Optional.of(Optional.of(1)) + " " + (e == (Object) n) + " " + e.equals(Optional.of("")) + " " + a.equals(Optional.of("abc")) + " " + a.equals("abc") + " " + e.hashCode() + " " + (a.hashCode() == "abc".hashCode()));
        fail("of null", () -> Optional.of(null)); fail("get", e::get); fail("orElseThrow", e::orElseThrow);
        fail("orElseThrow s", () -> e.orElseThrow(() -> new IllegalStateException("mine"))); fail("orElseThrow null", () -> e.orElseThrow(null));
        fail("present null supplier", () -> a.orElseThrow(null));
        try { e.orElseThrow(() -> new MyEx("checked")); } catch (MyEx x) { o(x.getMessage()); }
        o(a.isPresent() + " " + a.isEmpty() + " " + e.isPresent() + " " + e.isEmpty());
        a.ifPresent(x -> o("present " + x)); e.ifPresent(x -> o("never")); a.ifPresentOrElse(x -> o("P " + x), () -> o("E"));
        e.ifPresentOrElse(x -> o("P " + x), () -> o("E"));
        fail("ifPresent null on empty", () -> { e.ifPresent(null); return "fine"; }); fail("ifPresent null", () -> { a.ifPresent(null); return "fine"; });
        o(a.orElse(c("x")) + e.orElse(c("y")) + calls + a.orElseGet(() -> c("x")) + e.orElseGet(() -> c("y")) + calls + e.orElse(null));
        fail("orElseGet null", () -> a.orElseGet(null)); fail("orElseGet null e", () -> e.orElseGet(null));
        o(a.map(String::length) + " " + a.map(x -> (String) null) + " " + e.map(String::length) + " " + a.map(x -> Optional.of(x.length())) + " " + a.flatMap(x -> Optional.of(x.length())) + " " + a.flatMap(x -> Optional.empty()) + " " + e.flatMap(x -> null));
        fail("flatMap null", () -> a.flatMap(x -> null)); fail("map null", () -> e.map(null));
        o(a.filter(x -> x.length() == 3) + " " + a.filter(String::isEmpty) + " " + e.filter(x -> { throw new AssertionError(); }));
        o(e.or(() -> Optional.of("alt")) + " " + a.or(() -> { throw new AssertionError(); }) + " " + e.or(Optional::empty));
        fail("or null", () -> e.or(() -> null));
        o(Stream.of(a, e, Optional.of("z")).flatMap(Optional::stream).toList() + " " + a.stream().count() + " " + e.stream().count());
        Optional<Object> sup = a.map(x -> x); Optional<? extends Number> wn = Optional.of(3); Number nn = wn.get(); o(sup.get() + " " + nn);
        // chained lookups
        Map<String, Map<String, String>> cfg = Map.of("db", Map.of("url", " jdbc:x "), "ui", Map.of());
        for (String k : List.of("db", "ui", "zz")) o(k + " " + Optional.ofNullable(cfg.get(k)).map(m -> m.get("url")).map(String::trim).filter(s -> !s.isEmpty()).map(String::toUpperCase).orElse("<none>"));
        OptionalInt i = OptionalInt.of(5), ie = OptionalInt.empty(); OptionalLong l = OptionalLong.of(1L << 40), le = OptionalLong.empty();
        OptionalDouble d = OptionalDouble.of(-0.0), de = OptionalDouble.empty();
        o(i + " " + ie + " " + l + " " + le + " " + d + " " + de);
        o(i.equals(OptionalInt.of(5)) + " " + i.equals(Optional.of(5)) + " " + d.equals(OptionalDouble.of(0.0)) + " " + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)) + " " + ie.equals(OptionalInt.empty()) + " " + le.equals(ie) + " " + i.hashCode() + " " + l.hashCode() + " " + de.hashCode());
        o(i.getAsInt() + l.getAsLong() + d.getAsDouble()); fail("int", ie::getAsInt); fail("long", le::getAsLong); fail("double", de::getAsDouble);
        fail("int2", ie::orElseThrow); fail("long2", le::orElseThrow); fail("d2", () -> de.orElseThrow(() -> new IllegalArgumentException("dbl")));
        o(ie.orElse(7) + " " + le.orElseGet(() -> 8) + " " + de.orElse(9) + " " + i.orElse(1) + " " + i.isPresent() + le.isEmpty());
        i.ifPresent(x -> o("i" + x)); le.ifPresentOrElse(x -> o("l" + x), () -> o("no long")); d.ifPresentOrElse(x -> o("d" + x), () -> o("no dbl"));
        o(i.stream().sum() + " " + ie.stream().sum() + " " + l.stream().boxed().toList() + " " + de.stream().count());
        o(IntStream.of(3, 9).max() + " " + Stream.of("p", "qq").max(Comparator.comparing(String::length)) + " " + DoubleStream.of().average() + " " + LongStream.of(4).min());
        fail("null elem findFirst", () -> Stream.of((String) null).findFirst());
        // monadic laws
        Function<Integer, Optional<Integer>> half = x -> x % 2 == 0 ? Optional.of(x / 2) : Optional.empty(), dec = x -> x > 0 ? Optional.of(x - 1) : Optional.empty();
        for (int x : new int[] {0, 1, 2, 6}) o(x + " " + Optional.of(x).flatMap(half).equals(half.apply(x)) + " " + Optional.of(x).flatMap(Optional::of).equals(Optional.of(x)) + " " + Optional.of(x).flatMap(half).flatMap(dec).equals(Optional.of(x).flatMap(y -> half.apply(y).flatMap(dec))) + " " + Optional.of(x).flatMap(half).flatMap(dec).flatMap(half));
    }
}
