// Records: compact and canonical and extra constructors, static members, nested/generic/local, interfaces, accessor override, varargs, annotations, reflection, in collections.
import java.lang.annotation.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class ClsRecords {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    record P(int x, int y) implements Comparable<P> { static int made; static final P O = new P(0, 0);
        P { if (x < -100) throw new IllegalArgumentException("x=" + x); made++; y = Math.abs(y); } P(int v) { this(v, v); }
        P() { this(7); } P plus(P o) { return new P(x + o.x, y + o.y()); } double len() { return Math.sqrt(x * x + y * y); }
        static P of(String s) { String[] a = s.split(","); return new P(Integer.parseInt(a[0]), Integer.parseInt(a[1])); }
        public int compareTo(P o) { return Comparator.comparingInt(P::x).thenComparing(P::y, Comparator.reverseOrder()).compare(this, o); }
        P withX(int nx) { return new P(nx, y); } }
    record Acc(String name, int... data) { Acc(String name, int... data) { this.name = name.trim(); this.data = data.clone(); }
        public int[] data() { return data.clone(); } public String name() { return "<" + name + ">"; } int raw() { return name.length(); }
        @Override public String toString() { return name() + Arrays.toString(data); }
        @Override public boolean equals(Object o) { return o instanceof Acc a && a.name.equals(name) && Arrays.equals(a.data, data); }
        @Override public int hashCode() { return name.hashCode() * 31 + Arrays.hashCode(data); } }
    record Pair<A, B>(A a, B b) { static <T> Pair<T, T> dup(T t) { return new Pair<>(t, t); }
        Pair<B, A> swap() { return new Pair<>(b, a); }
        <C> Pair<C, B> mapA(Function<? super A, ? extends C> f) { return new Pair<>(f.apply(a), b); } } record Empty() { }
    record Node<T>(T v, Node<T> next) implements Iterable<T> {
        public Iterator<T> iterator() { return new Iterator<>() { Node<T> c = Node.this; public boolean hasNext() { return c != null; }
                public T next() { T r = c.v; c = c.next; return r; } }; } int size() { return 1 + (next == null ? 0 : next.size()); } }
    @Retention(RetentionPolicy.RUNTIME) @interface Tag { String value() default "d"; }
    record Ann(@Tag("first") int a, @Tag String b, List<? extends Number> c) { }
    record Cache(String k) { private static final Map<String, Cache> M = new HashMap<>();
        static Cache get(String k) { return M.computeIfAbsent(k, Cache::new); } record Inner(int i) { int twice() { return i * 2; } }
        enum Kind { X } interface If { int f(); } } interface HasName { String name(); default String hi() { return "hi " + name(); } }
    record Named(String name, int age) implements HasName { } record Var(String... parts) { }
    record Shadow(int hashCode1, String class_) { } record Chain(int a, long b, double c) { Chain(int a) { this(a, a * 10L); }
        Chain(int a, long b) { this(a, b, a / (double) b); } }
    public static void main(String[] args) throws Exception {
        P p = new P(3, -4);
        out(p, " ", p.len(), " ", p.plus(new P(1)).plus(new P()), " ", P.of("5,-6"), " ", P.O, " ", p.withX(9), " made ", P.made); try { new P(-101, 0); }
        catch (IllegalArgumentException e) { System.out.println(e.getMessage() + P.made); }
        out(p.equals(new P(3, 4)), " ", p.equals(null), p.equals("P"), " ", (p.hashCode() == new P(3, 4).hashCode()), " ", p.hashCode(),
                " ", p.compareTo(new P(3, 5)));
        System.out.println(Stream.of(new P(2, 1), new P(1, 1), new P(1, 9)).sorted().map(P::toString).collect(Collectors.joining("|")));
        Acc a = new Acc("  nm ", 1, 2); int[] d = a.data(); d[0] = 99;
        out(a, " ", a.raw(), " ", a.equals(new Acc("nm", new int[]{1, 2})), " ", new HashSet<>(List.of(a)).contains(new Acc("nm ", 1, 2)));
        out(Pair.dup("q").swap().mapA(String::length), " ", new Pair<>(null, 1), " ", new Pair<>(null,
                null).hashCode(), " ", new Pair<>(1, "1").equals(new Pair<>(1L, "1")), " ", new Pair<>(new Pair<>(1, 2), List.of(3)));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
        Node<Integer> n = new Node<>(1, new Node<>(2, new Node<>(3, null))); int s = 0; for (int v : n) s = s * 10 + v;
        out(s, " ", n, " ", n.size(), " ", n.hashCode());
        out((Cache.get("z") == Cache.get("z")), " ", Cache.get("z").equals(new Cache("z")), new Cache.Inner(4).twice(), Cache.Kind.X,
                ((Cache.If) () -> 6).f(), " ", new Named("bob", 3).hi(), " ", new Var("a",
                "b").parts().length, " ", new Var().parts().length, " ", new Shadow(1, "c"), new Chain(4), new Chain(4, 8).c());
        for (Class<?> c : new Class<?>[]{P.class, Acc.class, Pair.class, Empty.class, Ann.class,
                    Var.class}) out(c.getSimpleName(), " ",
                            Arrays.stream(c.getRecordComponents()).map(r -> r.getType().getSimpleName() + " " + r.getName() + " " +
                r.getGenericType() + " " + r.getAccessor().getName() +
                Arrays.stream(r.getAnnotations()).map(q -> "@" + ((Tag) q).value()).toList()).toList(), " ctors ",
                        c.getDeclaredConstructors().length, " ", c.getSuperclass().getSimpleName(), " ",
                        java.lang.reflect.Modifier.toString(c.getModifiers()));
        System.out.println(P.class.getRecordComponents()[1].getAccessor().invoke(p) + " " + P.class.getDeclaredConstructor(int.class,
                int.class).newInstance(8, 9)); java.lang.reflect.Field f = P.class.getDeclaredField("x"); f.setAccessible(true);
        try { f.set(p, 1); } catch (IllegalAccessException e) { System.out.println(e.getMessage()); }
        System.out.println(Ann.class.getDeclaredConstructors()[0].getParameters()[0].getName() + " " +
                Ann.class.getDeclaredConstructors()[0].getParameters()[0].isAnnotationPresent(Tag.class));
        record Loc(int q) { static int cnt = 5; int m() { return q + cnt; } } System.out.println(new Loc(1).m() + " " + new Loc(2));
        Map<P, String> m = new TreeMap<>(); m.put(new P(1, 2), "a"); m.put(new P(1, -2), "b"); m.put(new P(0, 1), "c");
        System.out.println(m); List<Named> people = List.of(new Named("a", 30), new Named("b", 20), new Named("c", 30));
        Map<Integer, List<String>> byAge = people.stream().collect(Collectors.groupingBy(Named::age, TreeMap::new,
                Collectors.mapping(Named::name, Collectors.toList()))); System.out.println(byAge); Object o = p;
        if (o instanceof P q && q.x() == 3) System.out.println("pat " + q.y()); Supplier<P> sp = P::new;
        BiFunction<Integer, Integer, P> bp = P::new; System.out.println(sp.get() + "" + bp.apply(1, 1));
    }
}
