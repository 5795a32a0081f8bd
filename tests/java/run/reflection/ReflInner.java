// Inner classes: captured variables, this$0 chains, shadowing, qualified this/super/new, initialisation order, capture before
// super(), private access.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ReflInner {
    String name = "outer"; private int priv = 1; static int st = 5;
    class A {
        String name = "A";
        private int priv = 2;
        class B {
            String name = "B";
            class C {
                String name = "C";
                String all() {
                    return name + B.this.name + A.this.name + ReflInner.this.name + (priv + ReflInner.this.priv);
                }
                void bump() {
                    ReflInner.this.priv++;
                    A.this.priv *= 3;
                    priv--;
                }
            }
        }
        B mk() { return new B(); }
    }
    class Ext extends A {
        String name = "Ext";
        String sup() {
            return name + super.name + ((A) this).name + ReflInner.this.name;
        }
    }
    static class Outside extends ReflInner.A {
        Outside(ReflInner o) { o.super(); }
    }
    interface Shape {
        double area();
        static Shape sq(double s) {
            return new Shape() {
                public double area() { return s * s; }
                public String toString() { return "sq" + area(); }
            };
        }
    }
    static abstract class Tmpl {
        final List<String> log = new ArrayList<>();
        Tmpl() {
            log.add("Tmpl");
            init();
        }
        abstract void init();
    }
    static <T> Iterator<T> cycle(List<T> l, int n) {
        return new Iterator<>() {
            int i = 0;
            public boolean hasNext() { return i < n; }
            public T next() {
                if (!hasNext()) throw new NoSuchElementException("done " + n);
                return l.get(i++ % l.size());
            }
        };
    }
    int counter;
    Runnable inc() { return () -> counter++; }
    Runnable inc2() {
        return new Runnable() {
            int mine;
            public void run() {
                counter += 10;
                mine++;
            }
            public String toString() { return "mine" + mine; }
        };
    }
    static Supplier<Integer> gen(int seed) {
        class Gen implements Supplier<Integer> {
            int cur = seed;
            public Integer get() {
                int r = cur;
                cur = cur * 3 + st;
                return r;
            }
        }
        return new Gen();
    }
    static String fields(Class<?> c) {
        List<String> l = new ArrayList<>();
        for (Field f : c.getDeclaredFields()) if (f.isSynthetic()) l.add(f.getName() + ":" + f.getType().getSimpleName() + ":"
                + Modifier.toString(f.getModifiers()));
        Collections.sort(l);
        return c.getName() + l;
    }
    public static void main(String[] args) throws Exception {
        ReflInner o = new ReflInner();
        A a = o.new A();
        A.B b = a.new B();
        A.B.C c = b.new C();
        System.out.println(c.all());
        c.bump();
        c.bump();
        System.out.println(c.all() + o.priv + a.priv);
        ReflInner o2 = new ReflInner();
        o2.name = "second";
        System.out.println(o2.new A().mk().new C().all());
        System.out.println(o.new Ext().sup() + new Outside(o2).mk().new C().all());
        try {
            ReflInner nul = null;
            nul.new A();
        } catch (NullPointerException e) { System.out.println("NPE new"); }
        try { new Outside(null); } catch (NullPointerException e) { System.out.println("NPE super"); }
        System.out.println(Shape.sq(3) + " " + Shape.sq(1.5).area());
        String cap = "cap" + args.length;
        int num = 4;
        Tmpl t = new Tmpl() {
            String mine = "set";
            final String con = "const";
            void init() { log.add("init " + mine + " " + con + " " + cap + num); }
        };
        t.init();
        System.out.println(t.log);
        Iterator<String> it = cycle(List.of("x", "y", "z"), 5);
        StringBuilder sb = new StringBuilder();
        while (it.hasNext()) sb.append(it.next());
        System.out.println(sb);
        try { it.next(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { it.remove(); } catch (UnsupportedOperationException e) { System.out.println("UOE " + e.getMessage()); }
        Runnable r = o.inc(), r2 = o.inc2();
        for (int i = 0; i < 3; i++) {
            r.run();
            r2.run();
        }
        System.out.println(o.counter + r2.toString());
        Supplier<Integer> g1 = gen(1), g2 = gen(2);
        System.out.println(g1.get() + " " + g1.get() + " " + g2.get() + " " + g1.get() + " " + g2.get());
        System.out.println(fields(A.class));
        System.out.println(fields(A.B.C.class));
        System.out.println(fields(Ext.class));
        System.out.println(fields(t.getClass()));
        System.out.println(fields(g1.getClass()));
        System.out.println(fields(r2.getClass()));
        System.out.println(fields(it.getClass()));
        Field th = A.B.C.class.getDeclaredField("this$2");
        th.setAccessible(true);
        System.out.println(th.get(c) == b);
        Field th1 = A.B.class.getDeclaredField("this$1");
        th1.setAccessible(true);
        System.out.println(th1.get(b) == a);
        for (Class<?> k : new Class<?>[]{A.class, A.B.class, Outside.class, g1.getClass(), t.getClass()}) {
            Constructor<?> q = k.getDeclaredConstructors()[0];
            System.out.println(k.getSimpleName() + " " + Arrays.toString(q.getParameterTypes()) + " " + q.getParameterCount());
        }
        List<Supplier<String>> sups = new ArrayList<>();
        for (String s : List.of("p", "q")) for (int i = 0; i < 2; i++) {
            int j = i;
            sups.add(new Supplier<>() {
                int calls;
                public String get() { return s + j + calls++; }
            });
        }
        for (int k = 0; k < 2; k++) for (Supplier<String> s : sups) System.out.print(s.get() + " ");
        System.out.println();
        class Fact {
            int f(int n) { return n <= 1 ? 1 : n * new Fact().f(n - 1); }
        }
        System.out.println(new Fact().f(10));
        class Par {
            String m() { return "par" + num; }
        }
        class Kid extends Par {
            String m() { return "kid+" + super.m() + cap; }
        }
        Par pk = new Kid();
        System.out.println(pk.m());
        var anon = new Object() {
            int x = 3;
            int sq() { return x * x; }
        };
        anon.x = 9;
        System.out.println(anon.sq());
        System.out.println(new Object() {
            String hi(String s) {
                return "hi " + s + new Object() {
                    public String toString() { return " nested " + s + cap; }
                };
            }
        }.hi("me"));
        enum LE {
            U, V;
            LE nx() { return values()[(ordinal() + 1) % 2]; }
        }
        interface LI { int f(int x); }
        record LR(LE e, LI i) {
            int go() { return i.f(e.ordinal()); }
        }
        System.out.println(new LR(LE.U.nx(), x -> x + 41).go());
    }
}
