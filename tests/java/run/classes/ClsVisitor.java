// Visitor, interpreter, observer, command with undo, builder, strategy, decorator, memento, chain of responsibility: larger object graphs with generics and double dispatch.
import java.util.*;
import java.util.function.*;
public class ClsVisitor {
    interface V<R> { R num(int v); R add(Ex l, Ex r); R let(String n, Ex v, Ex b); R var(String n);
        default R neg(Ex e) { return add(Ex.num(0), e); } }
    interface Ex { <R> R ac(V<R> v); static Ex num(int n) { return new Ex() { public <R> R ac(V<R> v) { return v.num(n); } }; }
        static Ex add(Ex l, Ex r) { return new Ex() { public <R> R ac(V<R> v) { return v.add(l, r); } }; }
        static Ex let(String n, Ex x, Ex b) { return new Ex() { public <R> R ac(V<R> v) { return v.let(n, x, b); } }; }
        static Ex var(String n) { return new Ex() { public <R> R ac(V<R> v) { return v.var(n); } }; }
        static Ex neg(Ex e) { return new Ex() { public <R> R ac(V<R> v) { return v.neg(e); } }; } }
    static class Show implements V<String> { public String num(int v) { return "" + v; }
        public String add(Ex l, Ex r) { return "(" + l.ac(this) + "+" + r.ac(this) + ")"; }
        public String let(String n, Ex v, Ex b) { return "let " + n + "=" + v.ac(this) + " in " + b.ac(this); }
        public String var(String n) { return n; } public String neg(Ex e) { return "-" + e.ac(this); } }
    static class Eval implements V<Integer> { final Deque<Map<String, Integer>> env = new ArrayDeque<>();
        public Integer num(int v) { return v; } public Integer add(Ex l, Ex r) { return l.ac(this) + r.ac(this); }
        public Integer let(String n, Ex v, Ex b) { env.push(Map.of(n, v.ac(this))); try { return b.ac(this); } finally { env.pop(); } }
        public Integer var(String n) { for (Map<String, Integer> m : env) if (m.containsKey(n)) return m.get(n);
            throw new IllegalStateException("unbound " + n + " depth " + env.size()); } }
    static class Depth implements V<Integer> { public Integer num(int v) { return 1; } public Integer var(String n) { return 1; }
        public Integer add(Ex l, Ex r) { return 1 + Math.max(l.ac(this), r.ac(this)); }
        public Integer let(String n, Ex v, Ex b) { return 1 + Math.max(v.ac(this), b.ac(this)); } }
    static class Free implements V<Set<String>> { public Set<String> num(int v) { return new TreeSet<>(); }
        public Set<String> var(String n) { return new TreeSet<>(Set.of(n)); }
        public Set<String> add(Ex l, Ex r) { Set<String> s = l.ac(this); s.addAll(r.ac(this)); return s; }
        public Set<String> let(String n, Ex v, Ex b) { Set<String> s = b.ac(this); s.remove(n); s.addAll(v.ac(this)); return s; } }
    static class Subject { private final List<BiConsumer<String, Integer>> ls = new ArrayList<>(); private int st;
        void on(BiConsumer<String, Integer> l) { ls.add(l); }
        void set(int v) { int o = st; st = v; for (BiConsumer<String, Integer> l : new ArrayList<>(ls)) l.accept(o + "->", v); } }
    interface Cmd { void exec(); void undo(); } static class Doc { final StringBuilder t = new StringBuilder();
        final Deque<Cmd> und = new ArrayDeque<>(), red = new ArrayDeque<>(); void run(Cmd c) { c.exec(); und.push(c); red.clear(); }
        void undo() { if (und.isEmpty()) return; Cmd c = und.pop(); c.undo(); red.push(c); }
        void redo() { if (red.isEmpty()) return; Cmd c = red.pop(); c.exec(); und.push(c); }
        class Ins implements Cmd { final int at; final String s; Ins(int at, String s) { this.at = at; this.s = s; }
            public void exec() { t.insert(at, s); } public void undo() { t.delete(at, at + s.length()); } }
        class Del implements Cmd { final int a, b; String old; Del(int a, int b) { this.a = a; this.b = b; }
            public void exec() { old = t.substring(a, b); t.delete(a, b); } public void undo() { t.insert(a, old); } } }
    static abstract class Handler { Handler next; Handler then(Handler h) { next = h; return h; }
        final String handle(int r) { return can(r) ? name() : next == null ? "unhandled" : next.handle(r); } abstract boolean can(int r);
        String name() { return getClass().getSimpleName(); } } static class Low extends Handler { boolean can(int r) { return r < 10; } }
    static class Mid extends Handler { boolean can(int r) { return r < 100; } }
    static class Neg extends Handler { boolean can(int r) { return r < 0; } String name() { return "neg!"; } }
    interface Coffee { double cost(); default String desc() { return "coffee"; } }
    static abstract class Deco implements Coffee { final Coffee in; Deco(Coffee c) { in = c; }
        public double cost() { return in.cost() + extra(); } public String desc() { return in.desc() + "+" + getClass().getSimpleName(); }
        abstract double extra(); } static class Milk extends Deco { Milk(Coffee c) { super(c); } double extra() { return 0.5; } }
    static class Syrup extends Deco { Syrup(Coffee c) { super(c); } double extra() { return 0.25 * in.cost(); } }
    static class Pizza { private final String size; private final Set<String> tops;
        private Pizza(B b) { size = b.size; tops = new LinkedHashSet<>(b.tops); }
        static class B { private String size = "M"; private final List<String> tops = new ArrayList<>();
            B size(String s) { size = s; return this; } B top(String... t) { tops.addAll(Arrays.asList(t)); return this; }
            Pizza build() { if (tops.size() > 3) throw new IllegalStateException("too many: " + tops); return new Pizza(this); } }
        public String toString() { return size + tops; } }
    static class Account { private long bal; private final List<Runnable> audit = new ArrayList<>();
        class Memento { private final long b = bal; void restore() { bal = b; } } Memento save() { return new Memento(); }
        void dep(long x) { if (x <= 0) throw new IllegalArgumentException("amount " + x); bal += x; long now = bal;
            audit.add(() -> System.out.print("[" + now + "]")); }
        void wd(long x) throws Insufficient { if (x > bal) throw new Insufficient(x - bal); bal -= x; }
        static class Insufficient extends Exception { final long by; Insufficient(long by) { super("short by " + by); this.by = by; } } }
    public static void main(String[] args) {
        Ex e = Ex.let("x", Ex.add(Ex.num(2), Ex.num(3)),
                Ex.add(Ex.var("x"), Ex.let("x", Ex.num(10), Ex.add(Ex.var("x"), Ex.neg(Ex.num(4))))));
        System.out.println(e.ac(new Show()) + " = " + e.ac(new Eval()) + " depth " + e.ac(new Depth()) + " free " + e.ac(new Free()));
        Ex f = Ex.let("a", Ex.var("b"), Ex.add(Ex.var("a"), Ex.var("c"))); System.out.println(f.ac(new Show()) + f.ac(new Free()));
        try { f.ac(new Eval()); } catch (IllegalStateException x) { System.out.println(x.getMessage()); } Eval ev = new Eval();
        try { Ex.let("q", Ex.num(1), Ex.var("zz")).ac(ev); }
        catch (IllegalStateException x) { System.out.println(x.getMessage() + " now " + ev.env.size()); } Subject s = new Subject();
        StringBuilder sb = new StringBuilder(); s.on((o, v) -> sb.append(o).append(v).append(' '));
        s.on((o, v) -> { if (v == 2) s.on((p, q) -> sb.append("late").append(q).append(' ')); }); for (int i = 1; i < 4; i++) s.set(i);
        System.out.println(sb); Doc d = new Doc(); d.run(d.new Ins(0, "hello")); d.run(d.new Ins(5, " world")); d.run(d.new Del(0, 6));
        StringBuilder tr = new StringBuilder(d.t + "|"); d.undo(); tr.append(d.t).append('|'); d.undo(); tr.append(d.t).append('|');
        d.redo(); d.redo(); d.redo(); tr.append(d.t).append('|'); d.undo(); d.run(d.new Ins(0, ">")); d.redo(); tr.append(d.t);
        System.out.println(tr); Handler h = new Neg(); h.then(new Low()).then(new Mid());
        for (int r : new int[]{-1, 5, 50, 500}) System.out.print(h.handle(r) + " "); System.out.println();
        Coffee c = new Syrup(new Milk(new Syrup(() -> 2))); System.out.println(c.desc() + c.cost());
        System.out.println(new Pizza.B().size("L").top("a", "b").top("a").build()); try { new Pizza.B().top("1", "2", "3", "4").build(); }
        catch (IllegalStateException x) { System.out.println(x.getMessage()); } Account a = new Account(); a.dep(100);
        Account.Memento m = a.save(); try { a.dep(50); a.wd(120); a.wd(100); }
        catch (Account.Insufficient x) { System.out.println(x.getMessage() + x.by + " " + a.bal); m.restore(); }
        a.audit.forEach(Runnable::run); System.out.println(a.bal); try { a.dep(-5); }
        catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
    }
}
