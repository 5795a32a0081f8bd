// Comparator factories and combinators: chains, nulls, reversal, primitive keys, natural order and their corner cases.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LambdaComparators {
    record Emp(String name, String dept, int age, double pay, Long badge) {
        @Override public String toString() { return name; }
    }
    static void show(String t, Comparator<? super Emp> c, List<Emp> l) { System.out.println(t + " " + l.stream().sorted(c).map(Emp::toString).collect(Collectors.joining(","))); }

    public static void main(String[] args) {
        List<Emp> l = List.of(new Emp("Zoe", "ops", 30, 10.5, 9L), new Emp("adam", "dev", 25, -0.0, null), new Emp("Bob", null, 30, 0.0, 3L),
            new Emp("cat", "dev", 41, Double.NaN, 3L), new Emp("Dan", "ops", 25, Double.NEGATIVE_INFINITY, Long.MIN_VALUE), new Emp("eve", "dev", 25, 10.5, null));
        show("name", Comparator.comparing(Emp::name), l);
        show("name ci", Comparator.comparing(Emp::name, String.CASE_INSENSITIVE_ORDER), l);
        show("name ci rev", Comparator.comparing(Emp::name, String.CASE_INSENSITIVE_ORDER).reversed(), l);
        show("name revOrd", Comparator.comparing(Emp::name, Comparator.reverseOrder()), l);
        show("age", Comparator.comparingInt(Emp::age), l);
        show("age rev", Comparator.comparingInt(Emp::age).reversed(), l);
        show("pay", Comparator.comparingDouble(Emp::pay), l);
        show("pay,age", Comparator.comparingDouble(Emp::pay).thenComparingInt(Emp::age).thenComparing(Emp::name), l);
        show("dept nf", Comparator.comparing(Emp::dept, Comparator.nullsFirst(Comparator.naturalOrder())), l);
        show("dept nl rev", Comparator.comparing(Emp::dept, Comparator.nullsLast(Comparator.<String>naturalOrder()).reversed()), l);
        show("dept nl(rev)", Comparator.comparing(Emp::dept, Comparator.nullsLast(Comparator.<String>reverseOrder())).thenComparing(Emp::name), l);
        show("badge nf(null)", Comparator.comparing(Emp::badge, Comparator.nullsFirst(null)), l);
        show("badge nl(null).then", Comparator.comparing(Emp::badge, Comparator.nullsLast(null)).thenComparing(Emp::name, Comparator.reverseOrder()), l);
        show("age,pay rev,name", Comparator.comparing(Emp::age).thenComparing(Comparator.comparingDouble(Emp::pay).reversed()).thenComparing(Emp::name), l);
        show("len then long", Comparator.<Emp>comparingInt(e -> e.name().length()).thenComparingLong(e -> -e.age() * 1_000_000_000_000L), l);
        show("thenDouble", Comparator.<Emp>comparingLong(e -> e.badge() == null ? 0 : e.badge()).thenComparingDouble(e -> -e.pay()), l);

        Comparator<String> n = Comparator.naturalOrder(), r = Comparator.reverseOrder();
        System.out.println((n.reversed() == r) + " " + (r.reversed() == n) + " " + (Collections.reverseOrder() == (Object) r) + " " + (Collections.reverseOrder(r) == n) + " " + (Collections.reverseOrder(null) == (Object) r));
        System.out.println(n.compare("a", "b") + " " + r.compare("a", "b") + " " + n.compare("a", "abc") + " " + n.reversed().compare("apple", "a"));
        Comparator<Integer> c = (x, y) -> Integer.compare(x & 3, y & 3);
        System.out.println(c.reversed().reversed().compare(4, 7) + " " + Collections.reverseOrder(c).reversed().compare(4, 7) + " " + Collections.reverseOrder(c).equals(Collections.reverseOrder(c)));
        try { n.compare(null, "a"); } catch (NullPointerException e) { System.out.println("NPE natural"); }
        Comparator<String> nf = Comparator.nullsFirst(n);
        System.out.println(nf.compare(null, null) + " " + nf.compare(null, "") + " " + nf.compare("", null) + " " + nf.reversed().compare(null, "") + " " + nf.thenComparing(Comparator.reverseOrder()).compare(null, null));
        try { System.out.println(nf.thenComparing(String::length).compare(null, null)); } catch (NullPointerException e) { System.out.println("NPE in second key"); }
        for (Runnable x : new Runnable[] {() -> Comparator.comparing((Function<String, String>) null), () -> Comparator.comparingInt((ToIntFunction<String>) null), () -> n.thenComparing((Comparator<String>) null), () -> Comparator.comparing(String::length, null)})
            try { x.run(); System.out.println("no NPE"); } catch (NullPointerException e) { System.out.println("NPE"); }

        // key extractor call counts: each comparison extracts twice, later keys only on ties
        int[] k = new int[2];
        Comparator<String> cnt = Comparator.<String>comparingInt(s -> { k[0]++; return s.length(); }).thenComparing(s -> { k[1]++; return s; });
        System.out.println(cnt.compare("aa", "b") > 0 ? k[0] + "," + k[1] : "?"); System.out.println(cnt.compare("aa", "ab") < 0 ? k[0] + "," + k[1] : "?");

        // subtraction comparator overflows
        Comparator<Integer> sub = (x, y) -> x - y;
        System.out.println(sub.compare(Integer.MIN_VALUE, 1) > 0);
        Integer[] big = {Integer.MAX_VALUE, -2, Integer.MIN_VALUE, 5};
        Arrays.sort(big, sub); System.out.println(Arrays.toString(big));
        // max/min with ties, TreeSet with comparator inconsistent with equals
        System.out.println(Stream.of("bb", "aa", "c", "dd").max(Comparator.comparing(String::length)).get() + Stream.of("bb", "aa", "c", "d").min(Comparator.comparing(String::length)).get());
        System.out.println(Collections.max(List.of("bb", "aa", "c"), Comparator.comparing(String::length)) + Collections.min(List.of("bb", "x", "c"), Comparator.comparing(String::length)));
        TreeSet<String> ts = new TreeSet<>(String.CASE_INSENSITIVE_ORDER); Collections.addAll(ts, "b", "A", "B", "a", "c");
        System.out.println(ts + " " + ts.contains("C"));
        Map.Entry<String, Integer> e1 = Map.entry("k", 2), e2 = Map.entry("j", 3);
        System.out.println(Map.Entry.<String, Integer>comparingByKey().compare(e1, e2) + " " + Map.Entry.<String, Integer>comparingByValue().compare(e1, e2) + " " + Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).compare(e1, e2) + " " + Map.Entry.<String, Integer>comparingByKey((x, y) -> 0).compare(e1, e2));
    }
}
