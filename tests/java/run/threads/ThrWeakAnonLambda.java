// Anonymous classes beside lambdas in one method, in loops, in field initialisers, capturing the same variables, started as
// threads.
import java.util.*;
import java.util.function.*;

public class ThrWeakAnonLambda {
    int f = 10;
    Supplier<String> lam = () -> "lam" + f;
    Supplier<String> anon = new Supplier<>() {
        int f = 20;
        public String get() { return "anon" + f + ThrWeakAnonLambda.this.f + lam.get(); }
    };
    static Runnable both(StringBuffer sb, String a) {
        Runnable r1 = () -> sb.append("L").append(a), r2 = new Runnable() {
            final String mine = a + "!";
            public void run() {
                sb.append("A").append(mine);
                r1.run();
            }
        };
        return () -> {
            r2.run();
            new Thread() { }.run();
            new Object() {
                void go() {
                    Runnable in = () -> sb.append("[in ").append(a).append("]");
                    in.run();
                }
            }.go();
        };
    }
    static <T> Comparator<T> rev(Comparator<T> c) {
        return new Comparator<T>() {
            public int compare(T x, T y) { return c.compare(y, x); }
            @Override public Comparator<T> reversed() { return (p, q) -> c.compare(p, q); }
        };
    }
    abstract static class Shape {
        abstract double area();
        String show(Function<Double, String> f) { return f.apply(area()); }
    }
    public static void main(String[] args) throws Exception {
        ThrWeakAnonLambda o = new ThrWeakAnonLambda();
        o.f = 11;
        System.out.println(o.lam.get() + " " + o.anon.get());
        StringBuffer sb = new StringBuffer();
        both(sb, "x").run();
        System.out.println(sb);
        sb.setLength(0);
        List<Thread> ts = new ArrayList<>();
        int[] cells = new int[6];
        for (int i = 0; i < 3; i++) {
            int k = i;
            ts.add(new Thread(() -> cells[k] = k + 1));
            ts.add(new Thread() {
                @Override public void run() { cells[3 + k] = (k + 1) * 10; }
            });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(Arrays.toString(cells));
        List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
        l.sort(rev(Comparator.<Integer>naturalOrder()));
        System.out.println(l);
        l.sort(rev(Comparator.<Integer>naturalOrder()).reversed());
        System.out.println(l);
        Shape sq = new Shape() {
            double s = 3;
            double area() { return s * s; }
        };
        System.out.println(sq.show(d -> "area " + d) + " " + sq.show(new Function<>() {
            int calls;
            public String apply(Double d) { return ++calls + ":" + d; }
        }));
        Runnable[] rs = new Runnable[4];
        for (int i = 0; i < 4; i++) {
            int q = i;
            rs[i] = i % 2 == 0 ? () -> sb.append(q) : new Runnable() {
                int n = q;
                public void run() { sb.append('<').append(n++).append('>'); }
            };
        }
        for (int k = 0; k < 2; k++) for (Runnable r : rs) r.run();
        System.out.println(sb);
        System.out.println(new Object() {
            int fact(int n) {
                IntUnaryOperator[] f = new IntUnaryOperator[1];
                f[0] = x -> x <= 1 ? 1 : x * f[0].applyAsInt(x - 1);
                return f[0].applyAsInt(n);
            }
        }.fact(6));
        Iterator<Integer> it = new Iterator<>() {
            int c = 0;
            final IntPredicate more = x -> x < 5;
            public boolean hasNext() { return more.test(c); }
            public Integer next() { return c++; }
        };
        Iterable<Integer> itb = () -> it;
        int s = 0;
        for (int x : itb) s += x;
        System.out.println(s);
        Function<Integer, Supplier<Integer>> mk = x -> new Supplier<>() {
            int state = x;
            public Integer get() { return state++; }
        };
        Supplier<Integer> s1 = mk.apply(5), s2 = mk.apply(50);
        System.out.println(s1.get() + s1.get() + s2.get());
        Thread th = new Thread(new Runnable() {
            @Override public void run() {
                Runnable inner = () -> System.out.println("inside " + this.getClass().getName() + " " + Thread.currentThread().getName());
                inner.run();
            }
        }, "anon-thread");
        th.start();
        th.join();
        System.out.println(new ThrWeakAnonLambda() {
            { f = 99; }
            Supplier<String> sup = () -> super.lam.get() + f;
        }.sup.get());
        Runnable r1 = () -> { throw new IllegalStateException("lambda"); }, r2 = new Runnable() {
            public void run() { throw new IllegalStateException("anon"); }
        };
        for (Runnable r : List.of(r1, r2)) try { r.run(); } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName());
        }
    }
}
