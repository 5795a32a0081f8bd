// Inner classes: this$0 chains, qualified this and new, inner of inner, inheritance of inner with outer.super(), shadowing through levels.
import java.util.*;
public class ClsInner {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    int v; String name; ClsInner(String n, int v) { name = n; this.v = v; }
    class A {
        int v = ClsInner.this.v + 1;
        class B {
            int v = A.this.v + 1;
            class C {
                int v = B.this.v + 1;
                String all() { return name + ":" + ClsInner.this.v + "," + A.this.v + "," + B.this.v + "," + v + "," + this.v; }
                void bump() { ClsInner.this.v *= 2; A.this.v += 10; B.this.v -= 100; v ^= 1; name += "!"; }
            }
        }
        B mk() { return new B(); }
        B mkOther(A a) { return a.new B(); }
    }
    class Sub extends A {
        Sub() { v += 1000; }
        int outer() { return ClsInner.this.v + super.v + this.v; }
    }
    static class Ext extends ClsInner.A {
        Ext(ClsInner o) { o.super(); }
        String show() { return "Ext" + v; }
    }
    static class ExtB extends A.B {
        ExtB(A a) { a.super(); v *= 3; }
    }
    class Counter { static final int K = 5; int c; int next() { return c++ + K + v; } }
    private int priv() { return v * 7; }
    class Acc { int go() { return priv() + ClsInner.this.priv(); } private int secret = 3; }
    int peek() { return new Acc().secret++ + new Acc().go(); }
    class Node { int val; Node next; Node(int val) { this.val = val; } Node add(int x) { next = new Node(x); return next; }
        int sum() { return val + v + (next == null ? 0 : next.sum()); } }
    class Gen<T> { T t; Gen(T t) { this.t = t; } <U> String pair(U u) { class L { String s = t + "/" + u + "/" + v; } return new L().s; }
        class InG { T get() { return t; } } }
    Iterator<Integer> it(int n) { class It implements Iterator<Integer> { int i = v; public boolean hasNext() { return i < v + n; }
            public Integer next() { return i++; } } return new It(); }

    public static void main(String[] args) throws Exception {
        ClsInner o = new ClsInner("one", 1), p = new ClsInner("two", 20);
        A a = o.new A(); A.B b = a.new B(); A.B.C c = b.new C();
        System.out.println(c.all()); c.bump(); out(c.all(), " ", o.v, a.v, b.v, o.name);
        A a2 = p.new A(); System.out.println(a.mkOther(a2).new C().all() + " " + a.mk().new C().all());
        Sub s = o.new Sub(); System.out.println(s.outer() + " " + s.mk().v + " " + ((A) s).v);
        out(new Ext(p).show(), " ", new Ext(p).mk().new C().all(), " ", new ExtB(a2).v, " ", new ExtB(a2).new C().all());
        Counter k = p.new Counter(), k2 = p.new Counter(); System.out.println(k.next() + k.next() + k2.next() + " " + Counter.K);
        System.out.println(o.peek() + " " + p.peek());
        Node n = o.new Node(5); n.add(6).add(7); System.out.println(n.sum()); o.v = 0; System.out.println(n.sum());
        Gen<String> g = o.new Gen<>("tee"); System.out.println(g.pair(42) + " " + g.new InG().get().length());
        StringBuilder sb = new StringBuilder(); for (Iterator<Integer> i = p.it(4); i.hasNext(); ) { sb.append(i.next()).append(' ');
            p.v += 0; } System.out.println(sb);
        try { ClsInner nul = null; nul.new A(); } catch (NullPointerException e) { System.out.println("npe new"); }
        try { A na = null; new ExtB(na); } catch (NullPointerException e) { System.out.println("npe super"); }
        try { new Ext(null); } catch (NullPointerException e) { System.out.println("npe ext"); }
        for (Class<?> q : new Class<?>[]{A.class, A.B.class, A.B.C.class, Sub.class, Ext.class, Gen.class, p.it(1).getClass()})
            out(q.getName(), " ", q.getSimpleName(), " ", q.getCanonicalName(), " ", q.isMemberClass(), q.isLocalClass(),
                    q.isAnonymousClass(), " decl ", (q.getDeclaringClass() == null ? null : q.getDeclaringClass().getName()), " encl ",
                    q.getEnclosingClass().getName(), " ctor ", q.getDeclaredConstructors()[0].getParameterCount());
        System.out.println(A.class.getDeclaredField("this$0").getType().getSimpleName() + " " +
                A.B.class.getDeclaredField("this$1").isSynthetic() + " " +
                A.B.C.class.getDeclaredField("this$2").getType().getSimpleName());
        Class<?>[] ds = ClsInner.class.getDeclaredClasses(); String[] nm = new String[ds.length];
        for (int i = 0; i < ds.length; i++) nm[i] = ds[i].getSimpleName(); Arrays.sort(nm); System.out.println(Arrays.toString(nm));
    }
}
