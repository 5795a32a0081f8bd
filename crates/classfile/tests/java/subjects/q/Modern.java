package q;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class Modern {
    interface Shape { default double area() { return helper() * 2; } private double helper() { return 1.5; } static Shape unit() { return new Square(1); } }
    record Square(double side) implements Shape { Square { if (side < 0) throw new IllegalArgumentException("neg"); } public double area() { return side * side + Shape.super.area(); } }
    record Pair<A, B>(A a, B b, long id) { Pair(A a, B b) { this(a, b, 7L); } }
    enum Color { RED { int v() { return 1; } }, GREEN { int v() { return 2; } }, BLUE; int v() { return 0; } }
    sealed interface Tree permits Leaf, Fork { }
    record Leaf(int v) implements Tree { }
    record Fork(Tree l, Tree r) implements Tree { }

    static int sum(Tree t) { if (t instanceof Leaf l) return l.v(); if (t instanceof Fork f) return sum(f.l()) + sum(f.r()); return 0; }
    static int color(Color c) { return switch (c) { case RED -> 1; case GREEN -> { int x = c.v(); yield x + 1; } default -> c.ordinal(); }; }
    int base = 4;
    IntSupplier capture(int k, long w) { double d = 2.5; return () -> (int) (k + w + d + base); }
    static Function<String, Integer> ref() { return Integer::parseInt; }
    static Supplier<Modern> ctor() { return Modern::new; }
    static BiFunction<Integer, Integer, int[][]> arr() { return (a, b) -> new int[a][b]; }
    class Inner { int z = base; class Deeper { int y = z + base; } }
    static int inner() { Modern m = new Modern(); Modern.Inner i = m.new Inner(); Modern.Inner.Deeper d = i.new Deeper(); return d.y; }
    static Object text() { return """
        block
        """.length() > 3 ? Pair.class : int[].class; }
    static long vararg(Object... xs) { long n = 0; for (Object x : xs) n += x == null ? 0 : x.hashCode(); return n; }
    static long call() { return vararg() + vararg(1, "a", 2.0) + vararg((Object) null); }
    static boolean eq(Pair<String, Long> p, Object o) { return p.equals(o) && p.hashCode() == o.hashCode() && p.toString() != null; }
    static class Generic<T extends Number & Comparable<T>> { T v; Generic(T v) { this.v = v; } boolean less(T o) { return v.compareTo(o) < 0 && v.intValue() < 3; } }
    static <X extends Throwable> void sneaky(Throwable t) throws X { @SuppressWarnings("unchecked") X x = (X) t; throw x; }
    static char chars(String s) { char c = 0; for (char d : s.toCharArray()) { c ^= d; c >>= 1; } return c; }
    static int ternaries(Integer a, int b, Object o) { return (a != null ? a : b) + (o == null ? 0 : o instanceof Modern m ? m.base : o.hashCode()); }
}
