// Generic methods: wildcards, bounded and recursive type parameters, varargs heap pollution, generic arrays, erasure casts placed by the compiler, type tokens, self types, higher-kinded style helpers.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class ClsGenericMethods {
    static void p(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o).append(' ');
        System.out.println(b.toString().trim()); }
    static double sum(Collection<? extends Number> c) { double s = 0; for (Number n : c) s += n.doubleValue(); return s; }
    static void fill(List<? super Integer> l, int n) { for (int i = 0; i < n; i++) l.add(i); }
    static <T> void swap(List<T> l, int i, int j) { T t = l.get(i); l.set(i, l.get(j)); l.set(j, t); }
    static void swapAny(List<?> l, int i, int j) { swap(l, i, j); }
    static <T extends Object & Comparable<? super T>> T max(T[] a) { T m = a[0]; for (T t : a) if (t.compareTo(m) > 0) m = t; return m; }
    static <K, V extends Comparable<V>> K argMax(Map<K, V> m) { K b = null; V bv = null;
        for (Map.Entry<K, V> e : m.entrySet()) if (bv == null || e.getValue().compareTo(bv) > 0) { b = e.getKey(); bv = e.getValue(); }
        return b; }
    @SafeVarargs static <T> T[] arr(T... t) { return t; }
    static <T> T[] pick(T a, T b, T c) { return arr(a, b); }
    @SuppressWarnings("unchecked") static <T> T[] make(Class<T> k, int n) { return (T[]) Array.newInstance(k, n); }
    @SuppressWarnings("unchecked") static <T> T cast(Object o) { return (T) o; }
    static <T> T firstOr(List<? extends T> l, T d) { return l.isEmpty() ? d : l.get(0); }
    static <A, B, C> Function<A, C> comp(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }
    static <T> Predicate<T> both(Predicate<? super T> a, Predicate<? super T> b) { return t -> a.test(t) && b.test(t); }
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) { List<R> r = new ArrayList<>(); for (T t : l) r.add(f.apply(t)); return r; }
    static <T> Optional<T> find(Iterable<? extends T> it, Predicate<? super T> p) { for (T t : it) if (p.test(t)) return Optional.of(t);
        return Optional.empty(); }
    static <E extends Enum<E>> E parse(Class<E> k, String s) { return Enum.valueOf(k, s.toUpperCase(Locale.ROOT)); }
    static <T extends Throwable> void sneaky(Throwable t) throws T { @SuppressWarnings("unchecked") T x = (T) t; throw x; }
    static class Box<T extends Comparable<T>> implements Comparable<Box<T>> { final T v; Box(T v) { this.v = v; }
        public int compareTo(Box<T> o) { return v.compareTo(o.v); } static <Q extends Comparable<Q>> Box<Q> of(Q q) { return new Box<>(q);
        } <U extends Comparable<U>> Box<U> map(Function<? super T, U> f) { return of(f.apply(v)); }
        public String toString() { return "Box(" + v + ")"; } }
    static class Het { private final Map<Class<?>, Object> m = new LinkedHashMap<>();
        <T> Het put(Class<T> k, T v) { m.put(k, k.cast(v)); return this; } <T> T get(Class<T> k) { return k.cast(m.get(k)); } }
    static abstract class Ref<T> { Type type() { return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; } }
    interface Monoid<T> { T zero(); T plus(T a, T b); default T all(List<T> l) { T z = zero(); for (T t : l) z = plus(z, t); return z; }
        static <T> Monoid<T> of(T z, BinaryOperator<T> f) {
            return new Monoid<>() { public T zero() { return z; } public T plus(T a, T b) { return f.apply(a, b); } }; }
        default <U> Monoid<Map.Entry<T, U>> times(Monoid<U> o) {
            return of(Map.entry(zero(), o.zero()), (x, y) -> Map.entry(plus(x.getKey(), y.getKey()), o.plus(x.getValue(), y.getValue())));
        } }
    static class Lazy<T> implements Supplier<T> { private Supplier<? extends T> s; private T v; int evals;
        Lazy(Supplier<? extends T> s) { this.s = s; } public T get() { if (s != null) { v = s.get(); s = null; evals++; } return v; }
        <R> Lazy<R> map(Function<? super T, ? extends R> f) { return new Lazy<>(() -> f.apply(get())); } }
    enum Dir { UP, DOWN }
    public static void main(String[] args) throws Exception {
        p(sum(List.of(1, 2.5, 3L)), sum(new HashSet<Byte>())); List<Number> ln = new ArrayList<>(); List<Object> lo = new ArrayList<>();
        fill(ln, 3); fill(lo, 2); lo.add("x"); swapAny(lo, 0, 2); p(ln, lo);
        p(max(new Integer[]{3, 9, 2}), max(new String[]{"a", "zz", "m"}), argMax(new TreeMap<>(Map.of("a", 1, "b", 7, "c", 3))));
        p(arr(1, 2).getClass().getSimpleName(), arr("a").length, arr().length, arr((Object) null).length,
                arr(1, "s").getClass().getSimpleName()); try { String[] s = pick("a", "b", "c"); p("no"); }
        catch (ClassCastException e) { p("cce pick"); } Object[] ok = ClsGenericMethods.<Object>pick("a", "b", "c");
        p(ok.length, ok.getClass().getSimpleName()); Integer[] mk = make(Integer.class, 2); mk[0] = 5;
        p(mk[0], mk[1], mk.getClass().getSimpleName()); p(make(int[].class, 3).getClass().getName());
        try { Object o = make((Class) int.class, 3); p("no", o); } catch (ClassCastException e) { p("cce make"); }
        Integer i = cast(5); Object so = ClsGenericMethods.<String>cast(5); p(i, so); try { String s = cast(5); p("no"); }
        catch (ClassCastException e) { p("cce cast"); } try { ClsGenericMethods.<String>cast(5).length(); }
        catch (ClassCastException e) { p("cce call"); } List<String> bad = cast(List.of(1)); p(bad.size(), bad);
        try { for (String s : bad) p(s); } catch (ClassCastException e) { p("cce iter"); } p(String.valueOf((Object) bad.get(0)));
        try { p(String.valueOf(bad.get(0)).length()); } catch (ClassCastException e) { p("cce valueOf"); }
        p(firstOr(List.of(), 7), ClsGenericMethods.<Number>firstOr(List.of(2.5), 7),
                comp((String s) -> s.length(), n -> n * 1.5).apply("four"),
                both((Object o) -> o != null, (CharSequence s) -> s.length() > 2).test("abc"), map(List.of("a", "bb"), String::length),
                find(List.of(1, 5, 8), n -> n > 3), find(List.<Integer>of(), n -> true), parse(Dir.class, "down"));
        try { parse(Dir.class, "left"); } catch (IllegalArgumentException e) { p(e.getMessage()); }
        try { ClsGenericMethods.<RuntimeException>sneaky(new java.io.IOException("sneaky")); }
        catch (Exception e) { p(e.getClass().getName(), e.getMessage()); }
        p(Box.of(3).compareTo(Box.of(4)), Box.of("q").map(String::length).map(n -> n + 0.5),
                Collections.max(List.of(Box.of(1), Box.of(5)))); Het h = new Het().put(String.class, "s").put(Integer.class, 4);
        p(h.get(String.class).length() + h.get(Integer.class), h.get(Long.class)); try { ((Het) h).put((Class) Long.class, "notlong"); }
        catch (ClassCastException e) { p(e.getMessage()); }
        p(new Ref<Map<String, List<? super Integer>>>() { }.type(), new Ref<int[]>() { }.type(), new Ref<List<String>[]>() { }.type());
        Monoid<Integer> add = Monoid.of(0, Integer::sum); Monoid<String> cat = Monoid.of("", String::concat);
        p(add.all(List.of(1, 2, 3)), cat.all(List.of("x", "y")), add.times(cat).all(List.of(Map.entry(1, "a"), Map.entry(2, "b"))));
        int[] n = {0}; Lazy<Integer> lz = new Lazy<>(() -> ++n[0] * 10); Lazy<String> l2 = lz.map(v -> "v" + v);
        p(n[0], l2.get(), l2.get(), lz.get(), n[0], lz.evals);
        Method m = ClsGenericMethods.class.getDeclaredMethod("max", Comparable[].class.getComponentType() == null ? null : Object[].class);
        p(m.toGenericString());
        p(Arrays.toString(ClsGenericMethods.class.getDeclaredMethod("sneaky", Throwable.class).getGenericExceptionTypes()),
                Box.class.getTypeParameters()[0].getBounds()[0], Arrays.toString(Box.class.getGenericInterfaces()));
        List<? extends List<? extends Number>> nested = List.of(List.of(1), List.of(2.5f)); double t = 0;
        for (List<? extends Number> q : nested) for (Number x : q) t += x.intValue(); p(t);
        Map<String, ? super Integer> sup = new HashMap<String, Number>(); sup.put("k", 5); Object got = sup.get("k"); p(got);
        List<String>[] ga = new List[2]; ga[0] = List.of("ok"); ((Object[]) ga)[1] = List.of(42); p(ga[0].get(0));
        try { String s = ga[1].get(0); } catch (ClassCastException e) { p("cce generic array"); }
    }
}
