// A lazy, memoised cons list built from suppliers: infinite primes, Fibonacci, Hamming numbers, zips and merges.
import java.util.*;
import java.util.function.*;

public class LambdaLazyList {
    static final class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> s; private T v; static int forced;
        Lazy(Supplier<? extends T> s) { this.s = s; }
        public T get() { if (s != null) { forced++; Supplier<? extends T> k = s; s = null; v = k.get(); } return v; }
    }
    interface Seq<T> {
        T head(); Seq<T> tail(); boolean empty();
        static <T> Seq<T> nil() { return new Seq<>() { public T head() { throw new NoSuchElementException("nil"); } public Seq<T> tail() { throw new NoSuchElementException("nil"); } public boolean empty() { return true; } }; }
        static <T> Seq<T> cons(T h, Supplier<Seq<T>> t) { Lazy<Seq<T>> l = new Lazy<>(t); return new Seq<>() { public T head() { return h; } public Seq<T> tail() { return l.get(); } public boolean empty() { return false; } }; }
        @SafeVarargs static <T> Seq<T> of(T... ts) { return from(Arrays.asList(ts).iterator()); }
        static <T> Seq<T> from(Iterator<T> i) { return i.hasNext() ? cons(i.next(), () -> from(i)) : nil(); }
        static Seq<Integer> ints(int n) { return cons(n, () -> ints(n + 1)); }
        static <T> Seq<T> iterate(T t, UnaryOperator<T> f) { return cons(t, () -> iterate(f.apply(t), f)); }
        default <R> Seq<R> map(Function<? super T, ? extends R> f) { return empty() ? nil() : cons(f.apply(head()), () -> tail().map(f)); }
        default Seq<T> filter(Predicate<? super T> p) { Seq<T> s = this; while (!s.empty() && !p.test(s.head())) s = s.tail(); if (s.empty()) return nil(); Seq<T> q = s; return cons(q.head(), () -> q.tail().filter(p)); }
        default Seq<T> take(int n) { return n == 0 || empty() ? nil() : cons(head(), () -> n == 1 ? nil() : tail().take(n - 1)); }
        default Seq<T> takeWhile(Predicate<? super T> p) { return empty() || !p.test(head()) ? nil() : cons(head(), () -> tail().takeWhile(p)); }
        default Seq<T> drop(int n) { Seq<T> s = this; while (n-- > 0 && !s.empty()) s = s.tail(); return s; }
        default <U, R> Seq<R> zip(Seq<U> o, BiFunction<? super T, ? super U, ? extends R> f) { return empty() || o.empty() ? nil() : cons(f.apply(head(), o.head()), () -> tail().zip(o.tail(), f)); }
        default Seq<T> append(Supplier<Seq<T>> o) { return empty() ? o.get() : cons(head(), () -> tail().append(o)); }
        default <R> Seq<R> flatMap(Function<? super T, Seq<R>> f) { if (empty()) return nil(); Seq<R> h = f.apply(head()); return h.empty() ? tail().flatMap(f) : h.append(() -> tail().flatMap(f)); }
        default <A> Seq<A> scan(A a, BiFunction<A, ? super T, A> f) { return cons(a, () -> empty() ? nil() : tail().scan(f.apply(a, head()), f)); }
        default <A> A fold(A a, BiFunction<A, ? super T, A> f) { for (Seq<T> s = this; !s.empty(); s = s.tail()) a = f.apply(a, s.head()); return a; }
        default List<T> list() { return fold(new ArrayList<>(), (l, x) -> { l.add(x); return l; }); }
    }
    static Seq<Integer> sieve(Seq<Integer> s) { int p = s.head(); return Seq.cons(p, () -> sieve(s.tail().filter(x -> x % p != 0))); }
    static <T extends Comparable<T>> Seq<T> merge(Seq<T> a, Seq<T> b) { if (a.empty()) return b; if (b.empty()) return a; int c = a.head().compareTo(b.head()); return c < 0 ? Seq.cons(a.head(), () -> merge(a.tail(), b)) : c > 0 ? Seq.cons(b.head(), () -> merge(a, b.tail())) : Seq.cons(a.head(), () -> merge(a.tail(), b.tail())); }
    static Seq<Long> hamming, fibs;

    public static void main(String[] args) {
        Seq<Integer> nat = Seq.ints(0);
        System.out.println(Lazy.forced + " " + nat.drop(5).head() + " " + Lazy.forced); nat.drop(5).head(); System.out.println("memo " + Lazy.forced);
        System.out.println(sieve(Seq.ints(2)).take(25).list()); System.out.println(sieve(Seq.ints(2)).takeWhile(x -> x < 50).fold(0, Integer::sum));
        fibs = Seq.cons(0L, () -> Seq.cons(1L, () -> fibs.zip(fibs.tail(), Long::sum))); System.out.println(fibs.take(20).list() + " " + fibs.drop(80).head());
        hamming = Seq.cons(1L, () -> merge(hamming.<Long>map(x -> x * 2), merge(hamming.<Long>map(x -> x * 3), hamming.<Long>map(x -> x * 5))));
        System.out.println(hamming.take(30).list());
        System.out.println(nat.filter(x -> x % 3 == 1).map(x -> x * x).take(6).list()); System.out.println(nat.scan(0, Integer::sum).take(10).list());
        System.out.println(Seq.of(1, 2, 3).flatMap(x -> nat.take(x)).list() + " " + nat.flatMap(x -> x % 2 == 0 ? Seq.nil() : Seq.of(x, -x)).take(5).list());
        System.out.println(Seq.iterate(27, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).takeWhile(x -> x != 1).fold(0, (n, x) -> n + 1));
        System.out.println(Seq.of("a", "b").append(() -> Seq.of("c")).zip(nat, (s, i) -> s + i).list());
        try { Seq.nil().head(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { Seq.of(1).tail().tail(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        Seq<Integer> bad = Seq.of(3, 2, 1, 0).map(x -> 6 / x); System.out.println(bad.take(3).list());
        try { bad.list(); } catch (ArithmeticException e) { System.out.println("late " + e.getMessage()); }
        Seq<int[]> trip = Seq.ints(1).flatMap(c -> Seq.ints(1).takeWhile(b -> b < c).flatMap(b -> Seq.ints(1).takeWhile(a -> a < b).filter(a -> a * a + b * b == c * c).map(a -> new int[] {a, b, c})));
        System.out.println(trip.take(5).map(Arrays::toString).list());
        System.out.println(Seq.iterate("", s -> s.length() % 3 == 2 ? s + "z" : s + "a").drop(3).take(4).list());
        Iterator<Integer> once = List.of(7, 8).iterator(); Seq<Integer> s = Seq.from(once); System.out.println(s.list() + "" + s.list() + once.hasNext());
    }
}
