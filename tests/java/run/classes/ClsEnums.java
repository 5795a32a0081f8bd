// Enums: constant bodies, abstract methods, constructors, fields, interfaces, static maps, valueOf failures, values() copies, switch, compareTo, reflection, singletons, nested state machine.
import java.util.*;
import java.util.function.*;
public class ClsEnums {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    enum Plain { A, B, C } enum Planet { MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6); final double m, r;
        Planet(double m, double r) { this.m = m; this.r = r; } double g() { return 6.67300E-11 * m / (r * r); } }
    enum Op implements IntBinaryOperator { PLUS("+") { public int applyAsInt(int a, int b) { return a + b; } }, TIMES("*") {
            public int applyAsInt(int a, int b) { return a * b; } @Override boolean assoc() { return super.assoc() && true; }
        }, MINUS("-") { int uses; public int applyAsInt(int a, int b) { uses++; return a - b + 0 * uses; }
            @Override boolean assoc() { return false; } @Override public String toString() { return "minus" + uses; } };
        private static final Map<String, Op> BY = new HashMap<>(); static { for (Op o : values()) BY.put(o.sym, o); }
        private final String sym; Op(String s) { sym = s; }
        static Op of(String s) { Op o = BY.get(s); if (o == null) throw new NoSuchElementException("op " + s); return o; }
        boolean assoc() { return true; } } enum Single { INSTANCE; int n; int next() { return ++n; } }
    enum State { IDLE { State on(char c) { return c == 's' ? RUN : this; } }, RUN {
            State on(char c) { return c == 'p' ? PAUSE : c == 'x' ? END : this; } }, PAUSE {
            State on(char c) { return c == 's' ? RUN : c == 'x' ? END : this; } }, END {
            State on(char c) { throw new IllegalStateException("ended on " + c); } }; abstract State on(char c); }
    enum Lam { SQ(x -> x * x), NEG(x -> -x), BOTH(x -> SQ_f(x) + 1); final IntUnaryOperator f; Lam(IntUnaryOperator f) { this.f = f; }
        static int SQ_f(int x) { return SQ.f.applyAsInt(x); } } enum Empty { }
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN; Day next() { return values()[(ordinal() + 1) % values().length]; }
        boolean weekend() { return switch (this) { case SAT, SUN -> true; default -> false; }; } } interface Coded { int code(); }
    enum Http implements Coded { OK(200), NOT_FOUND(404), TEAPOT(418) { @Override public String label() { return "I'm a teapot"; } };
        private final int c; Http(int c) { this.c = c; } public int code() { return c; }
        public String label() { return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' '); }
        static Optional<Http> find(int c) { return Arrays.stream(values()).filter(h -> h.c == c).findFirst(); } }
    static <E extends Enum<E> & Coded> int sum(Class<E> k) { int s = 0; for (E e : k.getEnumConstants()) s += e.code(); return s; }
    static String sw(Plain p) { switch (p) { case A: return "a"; case C: return "c"; default: return "other"; } }
    static void t(Supplier<?> s) { try { System.out.println(s.get()); }
        catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) throws Exception {
        System.out.println(Arrays.toString(Plain.values()) + Plain.valueOf("B").ordinal() + Plain.A.compareTo(Plain.C) + Plain.B.name() +
                Plain.C.getDeclaringClass().getSimpleName() + sw(Plain.A) + sw(Plain.B) + sw(Plain.C)); Plain[] v = Plain.values();
        v[0] = null; System.out.println(Plain.values()[0] + " " + (Plain.values() == Plain.values())); t(() -> Plain.valueOf("D"));
        t(() -> Plain.valueOf("a")); t(() -> Plain.valueOf("")); t(() -> Plain.valueOf(null)); t(() -> Enum.valueOf(Op.class, "DIV"));
        t(() -> sw(null)); t(() -> Op.of("/")); t(() -> Empty.values().length); t(() -> Empty.valueOf("X"));
        for (Planet p : Planet.values()) System.out.println(p + " " + p.g());
        for (Op o : Op.values()) out(o, " ", o.applyAsInt(7,
                3), " ", o.assoc(), " ", o, " ", o.getClass().getName(), " ", o.getDeclaringClass().getName(), " ",
                        (o.getClass() == Op.class), " ", Op.of(o.sym).name()); Single.INSTANCE.next();
        System.out.println(Single.INSTANCE.next() + Single.valueOf("INSTANCE").next()); State s = State.IDLE;
        StringBuilder sb = new StringBuilder(); for (char c : "aspsxq".toCharArray()) { try { s = s.on(c); sb.append(s).append(' '); }
            catch (IllegalStateException e) { sb.append(e.getMessage()); } } System.out.println(sb);
        for (Lam l : Lam.values()) System.out.print(l.f.applyAsInt(5) + " "); System.out.println(); Day d = Day.FRI;
        for (int i = 0; i < 4; i++, d = d.next()) System.out.print(d + (d.weekend() ? "! " : " ")); System.out.println();
        out(sum(Http.class), " ", Http.find(404).map(Http::label).orElse("none"), " ", Http.find(1), " ", Http.TEAPOT.label(), " ", Http.OK.label());
        out(Plain.A.equals(Plain.A), " ", Plain.A.equals(null), (Plain.A == Plain.valueOf("A")), " ", Op.class.isEnum(),
                Op.PLUS.getClass().isEnum(), Op.PLUS.getClass().isAnonymousClass(), " ", Op.class.getEnumConstants().length, " ",
                (Op.PLUS.getClass().getEnumConstants() == null), " ", java.lang.reflect.Modifier.toString(Plain.class.getModifiers()), "/",
                java.lang.reflect.Modifier.toString(State.class.getModifiers()), " ", Plain.class.getField("A").isEnumConstant(), " ",
                Plain.class.getDeclaredField("$VALUES").isSynthetic(), " ", Planet.class.getDeclaredConstructors()[0].getParameterCount(),
                " ", Plain.A.describeConstable().isPresent());
        try { Planet.class.getDeclaredConstructors()[0].setAccessible(true);
            java.lang.reflect.Constructor<?> k = Planet.class.getDeclaredConstructors()[0]; k.setAccessible(true);
            k.newInstance("X", 9, 1.0, 2.0); }
        catch (Exception e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); } Object o = Plain.B;
        System.out.println(o instanceof Comparable c && ((Comparable) c).compareTo(Plain.A) > 0);
        try { ((Comparable) (Object) Plain.A).compareTo(Day.MON); }
        catch (ClassCastException e) { System.out.println("cce " + (e.getMessage() == null ? null : e.getMessage().length() > 0)); }
        List<Day> l = new ArrayList<>(List.of(Day.values())); Collections.reverse(l);
        System.out.println(l + " " + Collections.max(l) + Collections.min(l)); Collections.sort(l);
        System.out.println(l.get(0) + " " + Day.valueOf("SUN").next() + " " + Day.WED.hashCode() / Integer.MAX_VALUE * 0);
        TreeMap<Day, Integer> tm = new TreeMap<>(Comparator.comparing(Enum::name)); for (Day x : Day.values()) tm.put(x, x.ordinal());
        System.out.println(tm); enum Local { P, Q { int z() { return 2; } }; int z() { return 1; } }
        System.out.println(Local.P.z() + Local.Q.z() + " " + Local.Q.getClass().getName()); Thread.State ts = Thread.State.valueOf("NEW");
        System.out.println(switch (ts) { case NEW -> "new!"; case RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED -> "?"; });
    }
}
