// Full stack traces through library code: sort comparators, streams, maps' functions, iterators, Optional, regex replacers, reflection, proxies, executors, String.format, timers of collections.
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class ExcStackLibrary {
    interface T { Object go() throws Throwable; }
    static void t(String n, T f) {
        try { System.out.println(n + " none " + f.go()); }
        catch (Throwable e) {
            System.out.println("== " + n + ": " + e);
            for (Throwable c = e; c != null; c = c.getCause()) {
                if (c != e) System.out.println("  cause " + c);
                for (StackTraceElement s : c.getStackTrace()) { if (s.getMethodName().equals("t")) break; System.out.println("    " + s); }
            }
        }
    }
    static int fail(Object o) { throw new IllegalStateException("fail " + o); }
    static class Key { final int k; Key(int k) { this.k = k; } @Override public int hashCode() { return k; } @Override public boolean equals(Object o) { return fail("eq") > 0; } @Override public String toString() { return "" + fail("toString"); } }
    public static void main(String[] args) {
        t("Collections.sort", () -> { List<Integer> l = new ArrayList<>(List.of(3, 1, 2)); Collections.sort(l, (a, b) -> fail(a)); return l; });
        t("Arrays.sort comparing", () -> { Integer[] a = {2, 1}; Arrays.sort(a, Comparator.comparing(x -> fail(x))); return 0; });
        t("natural cce", () -> new TreeSet<Object>(Arrays.asList("a", 1)));
        t("map.computeIfAbsent", () -> new HashMap<String, Integer>().computeIfAbsent("k", ExcStackLibrary::fail));
        t("treemap put", () -> { TreeMap<Key, Integer> m = new TreeMap<>((a, b) -> fail(a.k)); m.put(new Key(1), 1); return m; });
        t("hashmap equals", () -> { Map<Key, Integer> m = new HashMap<>(); m.put(new Key(1), 1); m.put(new Key(1), 2); return 0; });
        t("list toString", () -> new ArrayList<>(List.of(new Key(1))).toString());
        t("forEach", () -> { List.of(1, 2).forEach(x -> { if (x == 2) fail(x); }); return 0; });
        t("stream map", () -> Stream.of(1, 2, 3).map(x -> fail(x)).collect(Collectors.toList()));
        t("stream sorted", () -> Stream.of(2, 1).sorted((a, b) -> fail(b)).findFirst());
        t("intstream", () -> IntStream.range(0, 3).mapToObj(i -> fail(i)).count() + IntStream.range(0, 3).map(i -> fail(i)).sum());
        t("collector", () -> Stream.of(1).collect(Collectors.groupingBy(x -> fail(x))));
        t("iterator", () -> { Iterable<Integer> it = () -> new Iterator<>() { public boolean hasNext() { return true; } public Integer next() { return fail("next"); } }; for (int x : it) return x; return 0; });
        t("optional", () -> Optional.of(5).map(x -> fail(x)).get());
        t("orElseThrow", () -> Optional.empty().orElseThrow(() -> new NoSuchElementException("mine")));
        t("format", () -> String.format("%s", new Key(2)));
        t("concat", () -> "a" + new Key(3));
        t("valueOf", () -> String.valueOf(new Key(4)));
        t("replaceAll", () -> java.util.regex.Pattern.compile("a").matcher("banana").replaceAll(m -> "" + fail(m.start())));
        t("removeIf", () -> new ArrayList<>(List.of(1)).removeIf(x -> fail(x) > 0));
        t("cme", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) l.remove(x); return 0; });
        t("unmodifiable", () -> Collections.unmodifiableMap(new HashMap<>()).put("a", 1));
        t("priority queue", () -> { PriorityQueue<Integer> q = new PriorityQueue<>((a, b) -> fail(a + b)); q.add(1); q.add(2); return q; });
        t("reflect", () -> ExcStackLibrary.class.getDeclaredMethod("fail", Object.class).invoke(null, "r"));
        t("reflect ctor", () -> Bad.class.getDeclaredConstructor(int.class).newInstance(3));
        t("proxy", () -> { Comparable<?> p = (Comparable<?>) Proxy.newProxyInstance(ExcStackLibrary.class.getClassLoader(), new Class<?>[]{Comparable.class}, (o, m, a) -> { throw new java.io.IOException("checked via " + m.getName()); }); try { return ((Comparable) p).compareTo("x"); } catch (UndeclaredThrowableException u) { return u.getCause(); } });
        t("future", () -> { ExecutorService ex = Executors.newSingleThreadExecutor(); try { return ex.submit(() -> fail("task")).get(); } catch (ExecutionException e) { return e.getCause().getMessage() + e.getCause().getStackTrace()[0].getMethodName(); } finally { ex.shutdown(); } });
        t("arraylist get", () -> new ArrayList<>().get(3));
        t("substring", () -> "abc".substring(5));
        t("parse", () -> Integer.parseInt("1x"));
        t("scanner", () -> new Scanner("abc").nextInt());
        t("spliterator", () -> { new ArrayList<>(List.of(1, 2)).spliterator().forEachRemaining(x -> fail(x)); return 0; });
        t("map merge", () -> { Map<String, Integer> m = new TreeMap<>(Map.of("a", 1)); m.merge("a", 1, (x, y) -> fail(x + y)); return m; });
        t("replaceAll list", () -> { List<Integer> l = Arrays.asList(1, 2); l.replaceAll(x -> x == 2 ? fail(x) : x); return l; });
        t("enum valueOf", () -> Thread.State.valueOf("X"));
        t("bigint", () -> java.math.BigInteger.ONE.divide(java.math.BigInteger.ZERO));
        t("threadlocal", () -> ThreadLocal.withInitial(() -> fail("tl")).get());
        t("requireNonNull", () -> Objects.requireNonNull(null, () -> "lazy " + 1));
    }
    static class Bad { Bad(int x) { fail("ctor" + x); } }
}
