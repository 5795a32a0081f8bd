// Virtual dispatch: deep hierarchies, super chains, overloading + overriding, private/static non-dispatch, interface dispatch with many implementors, abstract classes, dispatch in constructors, megamorphic sites.
import java.util.*;
public class ClsPolymorphism {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static abstract class Shape { static int count; final int id; Shape() { id = ++count; } abstract double area();
        double scaled(double k) { return area() * k; } String name() { return "shape"; }
        public String toString() { return name() + id + "=" + area(); } static String kind() { return "S"; }
        private String priv() { return "Sp"; } String callPriv() { return priv() + kind(); } }
    static class Rect extends Shape { final double w, h; Rect(double w, double h) { this.w = w; this.h = h; }
        double area() { return w * h; } String name() { return "rect/" + super.name(); } static String kind() { return "R"; }
        private String priv() { return "Rp"; } } static class Square extends Rect { Square(double s) { super(s, s); }
        @Override String name() { return "square/" + super.name(); } @Override double scaled(double k) { return super.scaled(k) + 1; }
        String callPriv() { return "sq" + super.callPriv(); } }
    static class Circle extends Shape { double r = 1; double area() { return 3 * r * r; } String name() { return "circle"; } }
    static final class Unit extends Circle { { r = 0.5; } double area() { return super.area() * 2; } }
    static class L0 { String m() { return "0"; } String n() { return m() + "n0"; } String ov(Object o) { return "0o"; }
        String ov(String s) { return "0s"; } } static class L1 extends L0 { String m() { return "1" + super.m(); }
        String ov(Integer i) { return "1i"; } } static class L2 extends L1 { String n() { return "2" + super.n(); }
        String ov(Object o) { return "2o"; } } static class L3 extends L2 { String m() { return "3" + super.m(); }
        String ov(String s) { return "3s" + super.ov(s); } } static class L4 extends L3 { }
    static class L5 extends L4 { String m() { return "5" + super.m(); } String n() { return "5" + super.n(); } }
    interface Fly { String move(); } interface Swim { String move(); default String dive() { return "dive-" + move(); } }
    interface Run extends Fly { default String move() { return "run"; } }
    static class Duck implements Fly, Swim { public String move() { return "duck"; } } static class Horse implements Run { }
    static class Peg extends Horse implements Swim { public String move() { return "peg+" + super.move(); }
        public String dive() { return Swim.super.dive() + "!"; } } static class CtorDispatch { final List<String> log = new ArrayList<>();
        int v = 1; CtorDispatch() { log.add("base:" + val()); v = 2; hook(); } int val() { return v; }
        void hook() { log.add("hook base"); } } static class CtorSub extends CtorDispatch { int w = 7; final int fin = 9;
        final String fs = "fs"; final Object fo = "fo"; CtorSub() { super(); log.add("sub:" + val() + w); }
        @Override int val() { return super.val() * 10 + w + fin; }
        @Override void hook() { log.add("hook sub w=" + w + " fin=" + fin + " fs=" + fs + " fo=" + fo + " v=" + v); w = 100; } }
    interface F { int f(int x); } static class F1 implements F { public int f(int x) { return x + 1; } }
    static class F2 implements F { public int f(int x) { return x * 2; } }
    static class F3 extends F1 { public int f(int x) { return super.f(x) ^ 5; } }
    enum F4 implements F { X { public int f(int x) { return -x; } } } record F5(int k) implements F { public int f(int x) { return x - k; }
    } static abstract class F6 implements F { abstract int g(int x); public int f(int x) { return g(x) + g(x + 1); } }
    public static void main(String[] args) {
        Shape[] ss = {new Rect(2, 3), new Square(2), new Circle(), new Unit(), new Shape() { double area() { return id * 100; } }};
        for (Shape s : ss) System.out.println(s + " " + s.scaled(2) + " " + s.callPriv());
        System.out.println(Shape.count + Shape.kind() + Rect.kind() + Square.kind() + ((Shape) ss[0]).kind());
        for (L0 l : new L0[]{new L0(), new L1(), new L2(), new L3(), new L4(),
                    new L5()}) out(l.m(), " ", l.n(), " ", l.ov("s"), " ", l.ov((Object) "s"), " ", l.ov(1),
                            (l instanceof L1 x ? " " + x.ov(1) + x.ov("q") : "")); Fly f = new Duck(); Swim w = (Swim) f;
        System.out.println(f.move() + w.move() + w.dive() + new Horse().move() + new Peg().move() + ((Swim) new Peg()).dive() +
                ((Fly) new Peg()).move() + ((Horse) new Peg()).move()); CtorSub cs = new CtorSub();
        System.out.println(cs.log + " " + cs.w + " " + cs.val());
        F[] fs = {new F1(), new F2(), new F3(), F4.X, new F5(3), new F6() { int g(int x) { return x % 7; }
            }, x -> x >> 1, Math::abs, new F() { int st = 1; public int f(int x) { return x + st++; } }}; int acc = 1;
        for (int i = 0; i < 200; i++) acc = fs[(i * 7) % fs.length].f(acc) & 0xfffff; System.out.println(acc);
        StringBuilder sb = new StringBuilder();
        for (Object o : new Object[]{1, "s", 'c', 2.5, List.of(1), new int[0].length, Optional.of(3), new Object() {
                        public String toString() { return "anon"; }
                    }, null, Thread.State.NEW,
                    new StringBuilder("sb")}) sb.append(o).append('|').append(o == null ? 0 : o.equals(o) ? 1 : 2).append(' ');
        System.out.println(sb); Object arr = new Shape[1];
        System.out.println(arr.getClass().getSimpleName() + (arr instanceof Object[]) + ((Object[]) arr).length + arr.equals(arr));
        L0 poly = args.length > 5 ? new L1() : new L3(); System.out.println(poly.getClass().getSimpleName() + poly.ov(null));
        Comparable<String> c = "abc"; CharSequence q = "abc"; Object o = c;
        System.out.println(c.compareTo("abd") + q.length() + o.hashCode() + ((String) o).length() + q.toString().concat("x"));
        Collection<Integer> col = new ArrayList<>(List.of(5, 6)); col.remove(5); System.out.println(col);
        List<Integer> lst = new ArrayList<>(List.of(5, 6)); try { lst.remove(5); }
        catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }
}
