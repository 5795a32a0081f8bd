package q;

import java.util.ArrayList;
import java.util.List;
import p.Base;

public class Derived extends Base implements Comparable<Derived> {
    private final String name;
    private final double weight;
    Derived other;

    public Derived(String name, int n, double w) {
        super(n > 3 ? n : name.length());
        this.name = name;
        this.weight = w + n;
    }

    public Derived(String name) { this(name, name == null ? 1 : 2, 0.5); }

    int use(Derived d) { return d.count + count + d.twice(3) + thrice(4) + total + (int) d.wide; }

    void set(Derived d, long x) { d.count = (int) x; this.wide = x; total += 3; d.peer = this; }

    Object dup() throws CloneNotSupportedException { int[] a = {1, 2}; return a.clone().length > 1 ? clone() : copy(); }

    @Override protected int twice(int x) { return super.twice(x) + 1; }

    @Override public int compareTo(Derived o) { return Integer.compare(count, o.count); }

    static int anonymous(List<? extends Number> in) {
        class Local { int s; int add(Number n) { s += n.intValue(); return s; } }
        Local l = new Local();
        int r = 0;
        for (Number n : in) { r = l.add(n); }
        Runnable k = new Runnable() { public void run() { total = l.s; } };
        k.run();
        return r;
    }

    static Object fresh(boolean b) {
        return b ? new Derived("x", b ? 1 : 2, b ? 1.0 : 2.0) : new ArrayList<Derived>(3);
    }

    String name() { return name + weight; }
}
