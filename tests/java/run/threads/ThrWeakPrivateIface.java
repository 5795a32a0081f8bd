// Private and private static interface methods, default diamonds, super calls, static interface methods, default versus class,
// called from threads.
import java.util.*;

public class ThrWeakPrivateIface {
    interface Log {
        default String info(String s) { return fmt("I", s); }
        default String warn(String s) { return fmt("W", s) + count(s); }
        private String fmt(String l, String s) { return tag() + l + ":" + norm(s); }
        private static String norm(String s) { return s.trim().toLowerCase(); }
        private int count(String s) { return helper(s, 0); }
        private int helper(String s, int i) {
            return i >= s.length() ? 0 : (s.charAt(i) == 'a' ? 1 : 0) + helper(s, i + 1);
        }
        String tag();
        static Log of(String t) { return () -> wrap(t); }
        private static String wrap(String t) { return "[" + t + "]"; }
    }
    interface A {
        default String who() { return "A"; }
        private String secret() { return "A.secret"; }
        default String tell() { return secret() + who(); }
    }
    interface B {
        default String who() { return "B"; }
        private String secret() { return "B.secret"; }
        default String tellB() { return secret() + who(); }
    }
    static class AB implements A, B {
        public String who() { return A.super.who() + B.super.who(); }
        String secret() { return "AB.secret"; }
    }
    interface C extends A {
        default String who() { return "C" + A.super.who(); }
    }
    interface D extends A { }
    static class CD implements C, D { }
    static class Base {
        public String who() { return "Base"; }
    }
    static class BaseA extends Base implements A { }
    static abstract class Abs implements A { public abstract String who(); }
    interface Gen<T extends Comparable<T>> {
        private T max(List<T> l) {
            T m = l.get(0);
            for (T x : l) if (x.compareTo(m) > 0) m = x;
            return m;
        }
        default T top(List<T> l) { return max(l); }
        private <U> List<U> twice(U u) { return List.of(u, u); }
        default String both(List<T> l) { return twice(max(l)).toString(); }
    }
    interface Counter {
        int[] STATE = new int[1];
        private static int next() {
            synchronized (STATE) { return ++STATE[0]; }
        }
        static int take() { return next(); }
        default int takeTwo() {
            synchronized (STATE) { return pair()[0] < 0 ? 0 : 2; }
        }
        private int[] pair() { return new int[]{next(), next()}; }
    }
    interface Nest {
        private Runnable mk(StringBuilder sb) { return () -> sb.append(inner("x")); }
        private String inner(String s) {
            return new Object() {
                public String toString() { return deep(s) + Nest.this.pub(); }
            }.toString();
        }
        private static String deep(String s) { return "deep" + s; }
        default String run() {
            StringBuilder sb = new StringBuilder();
            mk(sb).run();
            mk(sb).run();
            return sb.toString();
        }
        String pub();
    }
    public static void main(String[] args) throws Exception {
        Log l = Log.of("app"), m = () -> ">";
        System.out.println(l.info(" Hello ") + " " + l.warn("bAnana") + " " + m.warn(" aaa "));
        System.out.println(new Log() {
            public String tag() { return "anon "; }
            public String info(String s) { return "over " + Log.super.info(s); }
        }.info("Q"));
        AB ab = new AB();
        System.out.println(ab.who() + " " + ab.tell() + " " + ab.tellB() + " " + ab.secret());
        System.out.println(new CD().who() + " " + new CD().tell() + " " + new BaseA().who() + " " + new BaseA().tell() + " " + new Abs() {
            public String who() { return "abs"; }
        }.tell());
        Gen<String> g = new Gen<>() { };
        System.out.println(g.top(List.of("b", "z", "a")) + g.both(List.of("k")));
        Counter c = new Counter() { };
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> {
            for (int k = 0; k < 20; k++) {
                Counter.take();
                c.takeTwo();
            }
        })).start();
        for (Thread t : ts) t.join();
        System.out.println(Counter.STATE[0]);
        Nest n = () -> "!";
        System.out.println(n.run());
        TreeSet<String> names = new TreeSet<>();
        for (var x : Log.class.getDeclaredMethods()) if (!x.isSynthetic()) names.add(java.lang.reflect.Modifier.toString(x.getModifiers())
                + " " + x.getName() + " " + x.isDefault());
        System.out.println(names);
        A a = new A() {
            public String who() { return "anonA"; }
            private String secret() { return "mine"; }
        };
        System.out.println(a.tell());
        Comparator<Integer> cmp = Integer::compare;
        System.out.println(cmp.reversed().thenComparing(Comparator.naturalOrder()).compare(1, 2));
        Object o = l;
        System.out.println((o instanceof Log) + " " + ((Log) o).tag());
    }
}
