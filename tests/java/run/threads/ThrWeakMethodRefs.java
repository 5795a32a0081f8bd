// String::length and other method references of every kind, used sequentially and from several threads.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class ThrWeakMethodRefs {
    final int base;
    ThrWeakMethodRefs(int b) { base = b; }
    int add(int x) { return base + x; }
    static int twice(int x) { return 2 * x; }
    static <T extends Comparable<T>> T maxOf(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
    public static void main(String[] args) throws Exception {
        ToIntFunction<String> len = String::length;
        Function<String, Integer> lenBoxed = String::length;
        ToLongFunction<String> lenLong = String::length;
        ToDoubleFunction<String> lenDouble = String::length;
        Function<String, Object> lenObj = String::length;
        System.out.println(len.applyAsInt("four") + " " + lenBoxed.apply("five!") + " " + lenLong.applyAsLong("") + " "
                + lenDouble.applyAsDouble("abc") + " " + lenObj.apply("x").getClass().getSimpleName());
        System.out.println(Stream.of("pear", "fig", "banana").map(String::length).collect(Collectors.toList()));
        System.out.println(Stream.of("pear", "fig", "banana").mapToInt(String::length).sum());
        System.out.println(Stream.of("pear", "fig", "banana",
                "kiwi").sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())).collect(Collectors.toList()));
        System.out.println("" + Stream.of("pear", "fig", "banana", "kiwi").collect(Collectors.groupingBy(String::length, TreeMap::new,
                Collectors.toList())));
        try { len.applyAsInt(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        String bound = "bound"; Supplier<Integer> s = bound::length; IntSupplier is = "literal"::length;
        System.out.println(s.get() + " " + is.getAsInt());
        IntUnaryOperator st = ThrWeakMethodRefs::twice, in = new ThrWeakMethodRefs(100)::add;
        BiFunction<ThrWeakMethodRefs, Integer, Integer> unb = ThrWeakMethodRefs::add;
        IntFunction<ThrWeakMethodRefs> ctor = ThrWeakMethodRefs::new;
        System.out.println(st.applyAsInt(21) + " " + in.applyAsInt(5) + " " + unb.apply(new ThrWeakMethodRefs(7), 8) + " "
                + ctor.apply(55).add(1));
        BinaryOperator<String> mx = ThrWeakMethodRefs::maxOf;
        System.out.println(mx.apply("a", "b") + Stream.of(3, 9, 4).reduce(ThrWeakMethodRefs::maxOf).get());
        Function<Integer, int[]> arr = int[]::new;
        Function<Object, String> ts = Object::toString;
        Predicate<String> em = String::isEmpty;
        Comparator<String> ci = String::compareToIgnoreCase;
        System.out.println(arr.apply(3).length + ts.apply(4.5) + em.test("") + em.negate().test("") + ci.compare("AbC", "aBd"));
        Callable<Integer> c = "callable"::length;
        ExecutorService ex = Executors.newFixedThreadPool(3);
        System.out.println(ex.submit(c).get() + " " + ex.submit("xyz"::length).get());
        List<Future<Integer>> fs = new ArrayList<>();
        for (String w : "to be or not to be that is".split(" ")) fs.add(ex.submit(w::length));
        int tot = 0;
        for (Future<Integer> f : fs) tot += f.get();
        System.out.println(tot);
        Thread[] ts2 = new Thread[4];
        int[] sums = new int[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts2[i] = new Thread(() -> sums[k] = Stream.of("a", "bb", "ccc").mapToInt(String::length).map(x -> x * k).sum())).start();
        }
        for (Thread t : ts2) t.join();
        System.out.println(Arrays.toString(sums));
        ex.shutdown();
    }
}
