// Collectors.joining in all forms, String.join, StringJoiner, on sequential and parallel streams, empty inputs, nested
// collectors.
import java.util.*;
import java.util.stream.*;

public class ThrWeakJoining {
    record W(String t, int n) { }
    public static void main(String[] args) throws Exception {
        List<String> l = List.of("x", "yy", "", "zzz");
        System.out.println(l.stream().collect(Collectors.joining()) + "|" + l.stream().collect(Collectors.joining(", ")) + "|"
                + l.stream().collect(Collectors.joining("-", "<", ">")) + "|" + Stream.<String>empty().collect(Collectors.joining(",", "[",
                "]")) + "|" + Stream.<String>empty().collect(Collectors.joining(",")) + "|"
                + Stream.of("one").collect(Collectors.joining(",", "{", "}")));
        System.out.println(IntStream.rangeClosed(1, 12).mapToObj(Integer::toString).collect(Collectors.joining("+")) + " "
                + IntStream.range(0, 300).parallel().mapToObj(i -> "" + i % 10).collect(Collectors.joining()).hashCode() + " "
                + IntStream.range(0, 300).mapToObj(i -> "" + i % 10).collect(Collectors.joining()).hashCode());
        List<W> ws = List.of(new W("b", 2), new W("a", 1), new W("c", 2), new W("d", 3));
        System.out.println("" + ws.stream().collect(Collectors.groupingBy(W::n, TreeMap::new, Collectors.mapping(W::t,
                Collectors.joining("/", "(", ")")))));
        System.out.println("" + ws.stream().collect(Collectors.partitioningBy(w -> w.n() > 1, Collectors.mapping(W::t,
                Collectors.joining("&")))));
        System.out.println(""
                + ws.stream().map(W::t).sorted(Comparator.reverseOrder()).collect(Collectors.collectingAndThen(Collectors.joining(), s -> s
                + s.length())));
        System.out.println("" + ws.stream().collect(Collectors.teeing(Collectors.mapping(W::t, Collectors.joining()),
                Collectors.summingInt(W::n), (s, n) -> s + "=" + n)));
        System.out.println(Stream.of("a", null, "b").collect(Collectors.joining(";")) + " " + "hello".chars().mapToObj(c
                -> String.valueOf((char) (c + 1))).collect(Collectors.joining(".")) + " " + ws.stream().flatMap(w
                -> Collections.nCopies(w.n(), w.t()).stream()).collect(Collectors.joining()));
        System.out.println(String.join(",", l) + "|" + String.join("-", "p", "q") + "|" + String.join("/", new TreeSet<>(Set.of("z", "y")))
                + "|" + String.join("x", List.of()) + "|" + String.join(",", Arrays.asList("a", null)));
        StringJoiner j = new StringJoiner(", ", "[", "]");
        j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length());
        j.add("a").add(new StringBuilder("b"));
        System.out.println(j + " " + j.length());
        StringJoiner k = new StringJoiner("-");
        k.add("1").add("2");
        j.merge(k).merge(new StringJoiner("!"));
        System.out.println(j);
        j.merge(j);
        System.out.println(j);
        try { new StringJoiner(null); } catch (NullPointerException e) { System.out.println("NPE " + e.getMessage()); }
        try { Stream.of("a").collect(Collectors.joining(null)); } catch (NullPointerException e) { System.out.println("NPE"); }
        String[] out = new String[3];
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            (ts[i] = new Thread(() -> out[n] = IntStream.rangeClosed(0, n + 2).mapToObj(q -> "t" + n + q).collect(Collectors.joining(",",
                    "{", "}")))).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(Arrays.toString(out));
        System.out.println(Stream.iterate("a", s -> s + "a").limit(5).collect(Collectors.joining("|")) + " " + Stream.of(1, 2.5, 'c', true,
                null, "s").map(String::valueOf).collect(Collectors.joining(" ")));
        System.out.println(Stream.of("l1", "l2", "l3").collect(Collectors.joining(System.lineSeparator())).split("\n").length);
        Collector<CharSequence, ?, String> c = Collectors.joining("~");
        System.out.println(Stream.of("r", "e", "u").collect(c) + Stream.of("s", "e", "d").collect(c) + " " + c.characteristics());
    }
}
