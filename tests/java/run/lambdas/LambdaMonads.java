// Either, State, Writer and Parser as functional interfaces with default methods: deep chains of generic lambdas.
import java.util.*;
import java.util.function.*;

public class LambdaMonads {
    sealed interface Either<L, R> { record Left<L, R>(L v) implements Either<L, R> {} record Right<L, R>(R v) implements Either<L, R> {}
        default <S> Either<L, S> then(Function<? super R, Either<L, S>> f) { return this instanceof Right<L, R> r ? f.apply(r.v) : new Left<>(((Left<L, R>) this).v); }
        default <S> Either<L, S> map(Function<? super R, ? extends S> f) { return then(r -> new Right<>(f.apply(r))); }
        default <X> X fold(Function<? super L, ? extends X> l, Function<? super R, ? extends X> r) { return this instanceof Left<L, R> k ? l.apply(k.v) : r.apply(((Right<L, R>) this).v); } }
    static <R> Either<String, R> tryIt(Supplier<R> s) { try { return new Either.Right<>(s.get()); } catch (RuntimeException e) { return new Either.Left<>(e.getMessage()); } }
    record Pair<A, B>(A a, B b) {}
    interface State<S, A> { Pair<A, S> run(S s);
        static <S, A> State<S, A> unit(A a) { return s -> new Pair<>(a, s); } static <S> State<S, S> get() { return s -> new Pair<>(s, s); }
        static <S> State<S, Void> put(S n) { return s -> new Pair<>(null, n); }
        default <B> State<S, B> then(Function<? super A, State<S, B>> f) { return s -> { Pair<A, S> p = run(s); return f.apply(p.a).run(p.b); }; } default <B> State<S, B> map(Function<? super A, ? extends B> f) { return then(a -> unit(f.apply(a))); } }
    static State<Long, Integer> rnd(int n) { return State.<Long>get().then(s -> { long t = s * 6364136223846793005L + 1442695040888963407L; return State.put(t).map(v -> (int) ((t >>> 33) % n)); }); }
    static <S, A> State<S, List<A>> seq(int n, State<S, A> s) { return n == 0 ? State.unit(List.of()) : s.then(a -> seq(n - 1, s).map(l -> { List<A> r = new ArrayList<>(); r.add(a); r.addAll(l); return r; })); }
    record Writer<A>(A v, String log) { <B> Writer<B> then(Function<A, Writer<B>> f) { Writer<B> w = f.apply(v); return new Writer<>(w.v, log + w.log); } static <A> Writer<A> tell(A a, String s) { return new Writer<>(a, s + ";"); } }

    // Parser combinators: a parser takes text and position and gives the value and next position, or nothing.
    interface Parser<T> { Optional<Pair<T, Integer>> parse(String s, int i);
        default <U> Parser<U> map(Function<? super T, ? extends U> f) { return (s, i) -> parse(s, i).map(p -> new Pair<>(f.apply(p.a), p.b)); }
        default <U> Parser<U> then(Function<? super T, Parser<U>> f) { return (s, i) -> parse(s, i).flatMap(p -> f.apply(p.a).parse(s, p.b)); }
        default Parser<T> or(Supplier<Parser<T>> o) { return (s, i) -> { Optional<Pair<T, Integer>> r = parse(s, i); return r.isPresent() ? r : o.get().parse(s, i); }; }
        default Parser<List<T>> many() { return (s, i) -> { List<T> l = new ArrayList<>(); int at = i; for (;;) { Optional<Pair<T, Integer>> p = parse(s, at); if (p.isEmpty()) return Optional.of(new Pair<>(l, at)); l.add(p.get().a); at = p.get().b; } }; }
        default <U> Parser<T> skip(Parser<U> o) { return then(t -> o.map(u -> t)); }
        default T all(String s) { Optional<Pair<T, Integer>> r = parse(s, 0); if (r.isEmpty()) throw new IllegalArgumentException("no parse"); if (r.get().b != s.length()) throw new IllegalArgumentException("stuck at " + r.get().b); return r.get().a; } }
    static Parser<Character> ch(Predicate<Character> p) { return (s, i) -> i < s.length() && p.test(s.charAt(i)) ? Optional.of(new Pair<>(s.charAt(i), i + 1)) : Optional.empty(); }
    static <T> Parser<T> tok(Parser<T> p) { return p.skip(ch(c -> c == ' ').many()); }
    static Parser<Character> sym(char c) { return tok(ch(x -> x == c)); }
    static final Parser<Double> NUM = tok(ch(Character::isDigit).then(d -> ch(c -> Character.isDigit(c) || c == '.').many().map(l -> { StringBuilder b = new StringBuilder().append(d); l.forEach(b::append); return Double.parseDouble(b.toString()); })));
    static Parser<Double> factor() { return NUM.or(() -> sym('(').then(x -> expr()).skip(sym(')'))).or(() -> sym('-').then(x -> factor()).map(v -> -v)); }
    static Parser<Double> chain(Supplier<Parser<Double>> p, Map<Character, DoubleBinaryOperator> ops) { Parser<Character> op = tok(ch(ops::containsKey)); Parser<Pair<Character, Double>> rest = op.then(o -> p.get().map(v -> new Pair<>(o, v))); return p.get().then(a -> rest.many().map(l -> { double r = a; for (Pair<Character, Double> q : l) r = ops.get(q.a).applyAsDouble(r, q.b); return r; })); }
    static Parser<Double> term() { return chain(LambdaMonads::factor, Map.of('*', (a, b) -> a * b, '/', (a, b) -> a / b)); }
    static Parser<Double> expr() { return chain(LambdaMonads::term, Map.of('+', Double::sum, '-', (a, b) -> a - b)); }

    public static void main(String[] args) {
        for (String s : new String[] {"12", "0", "x", "-4"}) System.out.println(s + " " + tryIt(() -> Integer.parseInt(s)).then(i -> tryIt(() -> 100 / i)).map(i -> i * 1.5).fold(l -> "L:" + l, r -> "R:" + r));
        System.out.println(seq(12, rnd(6).map(x -> x + 1)).run(42L).a()); System.out.println(seq(3, rnd(100).then(a -> rnd(10).map(b -> a + "/" + b))).run(7L));
        System.out.println(Writer.tell(3, "three").then(x -> Writer.tell(x * x, "square")).then(x -> Writer.tell("" + x, "show " + x)));
        for (String e : new String[] {"1", "1 + 2 * 3", "(1+2)*3", "2*(3+4)*(5-6/4)", "-(-3) - -2", "8/4/2", "10 - 4 - 3", "1.5*4", "2*-3", "((((7))))"}) System.out.println(e + " = " + expr().all(e));
        for (String e : new String[] {"", "1 +", "(1", "1 2", "a"}) try { System.out.println(e + " = " + expr().all(e)); } catch (IllegalArgumentException x) { System.out.println("'" + e + "' " + x.getMessage()); }
        State<Integer, Integer> fresh = State.<Integer>get().then(n -> State.put(n + 1).map(v -> n));
        System.out.println(fresh.then(a -> fresh.then(b -> fresh.map(c -> List.of(a, b, c)))).run(10));
        State<Integer, Integer> loop = State.unit(0);
        for (int i = 1; i <= 200; i++) { int k = i; loop = loop.then(acc -> State.<Integer>get().then(s -> State.put(s ^ k).map(v -> acc + s))); }
        System.out.println(loop.run(5));
    }
}
