// Anonymous classes: with constructor arguments, initialiser blocks, captured variables, fields, nested anonymous, in static/instance/field contexts, naming.
import java.util.*;
import java.util.function.*;
public class ClsAnonymous {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static abstract class Base { final String n; int calls; Base(String n) { this.n = n; init(); } abstract void init();
        String show() { return n + calls; } }
    interface Greeter { String greet(String s);
        default Greeter twice() { Greeter me = this; return new Greeter() { public String greet(String s) { return me.greet(me.greet(s)); }
                public Greeter twice() { return Greeter.super.twice(); } }; } }
    static Greeter FIELD = new Greeter() { int count; public String greet(String s) { return "F" + ++count + s; } };
    Greeter inst = new Greeter() { public String greet(String s) { return s + tag() + ClsAnonymous.this.k; }
        private String tag() { return "#"; } }; int k = 9;
    static Comparator<String> cmp(boolean rev, int mul) { final int sign = rev ? -1 : 1;
        return new Comparator<String>() { int n;
            @Override public int compare(String a, String b) { n++; return sign * mul * (a.length() - b.length()); }
            @Override public String toString() { return "cmp called " + n; } }; }
    static int fib(int n) { return new Object() { int f(int k) { return k < 2 ? k : f(k - 1) + f(k - 2); } }.f(n); }
    static <T> Iterable<T> rep(T t, int n) {
        return new Iterable<T>() {
            public Iterator<T> iterator() { return new Iterator<T>() { int i; public boolean hasNext() { return i < n; }
                    public T next() { i++; return t; } }; } }; }
    static <T> List<T> lst(T... ts) { return new AbstractList<T>() { public T get(int i) { return ts[i]; }
            public int size() { return ts.length; } public T set(int i, T t) { T o = ts[i]; ts[i] = t; return o; } }; }

    public static void main(String[] args) {
        int cap = args.length + 40; long big = 1L << 35; String s = "cap"; double d = .5;
        Base b = new Base("anon" + cap) { int mine = 7; { calls += 100; } void init() { calls += mine + 1; }
            String show() { return super.show() + ":" + mine + ":" + cap + s + big + d; } };
        System.out.println(b.show() + " " + b.calls);
        Base c = new Base("x") { String captured; void init() { captured = s; calls = captured == null ? -1 : captured.length(); } };
        System.out.println(c.show());
        out(FIELD.greet("a") + FIELD.greet("b") + FIELD.twice().greet("c") + FIELD.twice().twice().greet("d"), " ",
                new ClsAnonymous().inst.greet("i"), " ", fib(12));
        List<String> l = new ArrayList<>(List.of("ccc", "a", "bb", "dddd")); Comparator<String> cm = cmp(true, 2); l.sort(cm);
        System.out.println(l + " " + cm.toString().startsWith("cmp called")); l.sort(cmp(false, 1)); System.out.println(l);
        StringBuilder sb = new StringBuilder(); for (String q : rep("r", 3)) sb.append(q);
        System.out.println(sb + " " + lst("p", "q").subList(1, 2) + lst(3, 1, 2).contains(2)); List<Integer> srt = lst(3, 1, 2);
        Collections.sort(srt); System.out.println(srt);
        Map<String, Integer> m = new LinkedHashMap<String, Integer>() {{ put("one", 1); put("two", 2); }
            @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { return size() > 2; } }; m.put("three", 3);
        System.out.println(m);
        Object o = new Object() { int a = 1; { a++; }
            Object in = new Object() { int b = a + 1; @Override public String toString() { return "in" + b + a + cap; } };
            @Override public String toString() { return "out" + a + in; } }; System.out.println(o);
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) { int j = i;
            rs[i] = new Runnable() { int runs; public void run() { System.out.print(j + "." + runs++ + " "); } }; }
        for (int k = 0; k < 2; k++) for (Runnable r : rs) r.run(); System.out.println();
        Supplier<Supplier<String>> ss = () -> new Supplier<>() { String pre = s.toUpperCase(); public String get() { return pre + cap; } };
        System.out.println(ss.get().get());
        for (Object x : new Object[]{b, c, FIELD, new ClsAnonymous().inst, cm, rs[0],
                    o}) out(x.getClass().getName(), " [", x.getClass().getSimpleName(), "] ", x.getClass().isAnonymousClass(), " ",
                            x.getClass().getSuperclass().getSimpleName(), " ", x.getClass().getInterfaces().length, " ",
                            (x.getClass().getEnclosingMethod() == null ? "-" : x.getClass().getEnclosingMethod().getName()), " ",
                            x.getClass().getCanonicalName());
        System.out.println((rs[0].getClass() == rs[1].getClass()) + " " + (cm.getClass() == cmp(false, 1).getClass()) + " " +
                rs[0].getClass().getDeclaredFields().length);
        try { new Base("t") { void init() { throw new IllegalStateException("from " + n); } }; }
        catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        new Thread("anon-thread") { { setDaemon(false); } @Override public void run() { System.out.println(getName()); } }.run();
        Thread t = new Thread() { public void run() { System.out.println("started " + cap); } }; t.start(); try { t.join(); }
        catch (InterruptedException e) { } System.out.println(new int[]{new Object() { int z() { return 5; } }.z()}[0]);
    }
}
