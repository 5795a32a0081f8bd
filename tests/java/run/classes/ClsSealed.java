// Sealed classes and interfaces, non-sealed, records and enums as permitted; exhaustive handling by instanceof patterns; reflection over permitted subclasses.
import java.util.*;
public class ClsSealed {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    sealed interface Expr permits Num, Bin, Neg, Var { } record Num(double v) implements Expr { } record Var(String n) implements Expr { }
    record Neg(Expr e) implements Expr { }
    enum Op { ADD("+") { double ap(double a, double b) { return a + b; } }, MUL("*") { double ap(double a, double b) { return a * b; }
        }, SUB("-") { double ap(double a, double b) { return a - b; } }; final String s; Op(String s) { this.s = s; }
        abstract double ap(double a, double b); } record Bin(Op op, Expr l, Expr r) implements Expr { }
    static double eval(Expr e, Map<String, Double> env) { if (e instanceof Num n) return n.v();
        if (e instanceof Var v) { Double d = env.get(v.n()); if (d == null) throw new NoSuchElementException("unbound " + v.n()); return d;
        } if (e instanceof Neg n) return -eval(n.e(), env); if (e instanceof Bin b) return b.op().ap(eval(b.l(), env), eval(b.r(), env));
        throw new AssertionError(e); }
    static String show(Expr e) {
        return e instanceof Num n ? (n.v() == Math.rint(n.v()) ? "" + (long) n.v() : "" +
                n.v()) : e instanceof Var v ? v.n : e instanceof Neg n ? "-" + show(n.e) : e instanceof Bin b ? "(" + show(b.l) + b.op.s +
                show(b.r) + ")" : "?"; }
    static Expr simp(Expr e) { if (e instanceof Bin b) { Expr l = simp(b.l()), r = simp(b.r());
            if (b.op() == Op.MUL && (l.equals(new Num(0)) || r.equals(new Num(0)))) return new Num(0);
            if (b.op() == Op.MUL && l instanceof Num n && n.v() == 1) return r;
            if (b.op() == Op.ADD && l instanceof Num n && n.v() == 0) return r;
            if (l instanceof Num x && r instanceof Num y) return new Num(b.op().ap(x.v(), y.v())); return new Bin(b.op(), l, r); }
        if (e instanceof Neg n && n.e() instanceof Neg m) return simp(m.e()); return e; }
    static Expr diff(Expr e, String x) { if (e instanceof Num) return new Num(0);
        if (e instanceof Var v) return new Num(v.n().equals(x) ? 1 : 0); if (e instanceof Neg n) return new Neg(diff(n.e(), x));
        Bin b = (Bin) e; Expr dl = diff(b.l(), x), dr = diff(b.r(), x); return switch (b.op()) { case ADD, SUB -> new Bin(b.op(), dl, dr);
            case MUL -> new Bin(Op.ADD, new Bin(Op.MUL, dl, b.r()), new Bin(Op.MUL, b.l(), dr)); }; }
    static abstract sealed class Animal permits Dog, Cat, Other { abstract String snd(); }
    static final class Dog extends Animal { String snd() { return "woof"; } }
    static sealed class Cat extends Animal { String snd() { return "meow"; } }
    static final class Lion extends Cat { String snd() { return "roar/" + super.snd(); } }
    static non-sealed class Other extends Animal { String snd() { return "?"; } }
    static class Cow extends Other { String snd() { return "moo"; } } sealed interface Res<T> { record Ok<T>(T v) implements Res<T> { }
        record Err<T>(String msg, int code) implements Res<T> { } default T or(T d) { return this instanceof Ok<T> o ? o.v() : d; }
        static <T> Res<T> of(java.util.concurrent.Callable<T> c) { try { return new Ok<>(c.call()); }
            catch (Exception e) { return new Err<>(e.getClass().getSimpleName(), e.getMessage() == null ? -1 : e.getMessage().length()); }
        } } sealed interface Lights { } enum Traffic implements Lights { RED, GREEN } enum Lamp implements Lights { ON, OFF }
    public static void main(String[] args) {
        Expr e = new Bin(Op.ADD, new Bin(Op.MUL, new Num(3), new Bin(Op.MUL, new Var("x"), new Var("x"))),
                new Bin(Op.SUB, new Neg(new Neg(new Var("y"))), new Num(0.5)));
        System.out.println(show(e) + " = " + eval(e, Map.of("x", 2.0, "y", 1.0))); System.out.println(e);
        System.out.println(show(diff(e, "x")) + " -> " + show(simp(diff(e, "x"))) + " = " + eval(simp(diff(e, "x")),
                Map.of("x", 2.0, "y", 0.0))); try { eval(e, Map.of("x", 1.0)); }
        catch (NoSuchElementException x) { System.out.println(x.getMessage()); }
        out(e.equals(new Bin(Op.ADD, ((Bin) e).l(), ((Bin) e).r())), " ",
                (new Neg(new Num(1)).hashCode() == new Neg(new Num(1)).hashCode()), " ", new Num(0.0).equals(new Num(-0.0)), " ",
                new Num(Double.NaN).equals(new Num(Double.NaN)));
        for (Animal a : new Animal[]{new Dog(), new Cat(), new Lion(), new Other(), new Cow(), new Other() {
                        String snd() { return "anon"; } }}) System.out.print(a.snd() + " "); System.out.println();
        for (Res<Integer> r : List.of(Res.of(() -> 5), Res.<Integer>of(() -> Integer.parseInt("zz")), Res.<Integer>of(() -> {
                    throw new Exception(); }))) System.out.println(r + " " + r.or(-1));
        for (Lights l : new Lights[]{Traffic.RED,
                    Lamp.OFF}) System.out.print(l instanceof Traffic t ? "traffic" + t.ordinal() : l instanceof Lamp p ? "lamp" +
                p.name() : ""); System.out.println();
        for (Class<?> c : new Class<?>[]{Expr.class, Animal.class, Cat.class, Other.class, Dog.class, Res.class, Lights.class,
                    String.class, Op.class, Op.ADD.getClass()}) { StringBuilder sb = new StringBuilder();
            Class<?>[] ps = c.getPermittedSubclasses();
            if (ps != null) for (Class<?> p : ps) sb.append(p.getSimpleName().isEmpty() ? p.getName() : p.getSimpleName()).append(' ');
            out(c.getName(), " sealed ", c.isSealed(), " [", sb.toString().trim(), "] ", java.lang.reflect.Modifier.toString(c.getModifiers())); }
    }
}
