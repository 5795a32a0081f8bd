// Sealed hierarchies (permits) and enum reflection (constants, valueOf failures, constant bodies, EnumMap/EnumSet).
import java.lang.reflect.*;
import java.util.*;

public class ReflSealedEnum {
    sealed interface Expr permits Num, Add, Neg, Other {}
    record Num(int v) implements Expr {}
    record Add(Expr l, Expr r) implements Expr {}
    static final class Neg implements Expr {}
    static non-sealed class Other implements Expr {}
    static class Sub extends Other {}
    static sealed abstract class Sh {
        static final class A extends Sh {}
        static sealed class B extends Sh permits B2 {}
        static final class B2 extends B {}
    }
    enum Op {
        PLUS("+") {
            int ap(int a, int b) { return a + b; }
        }, MINUS("-") {
            int ap(int a, int b) { return a - b; }
        }, NOP("");
        final String s;
        Op(String s) { this.s = s; }
        int ap(int a, int b) { return 0; }
    }
    enum Empty {}
    enum WithIface implements Runnable { X, Y; static int runs; public void run() { runs += ordinal() + 1; } }

    static void permits(Class<?> c) {
        Class<?>[] p = c.getPermittedSubclasses();
        StringBuilder sb = new StringBuilder(c.getSimpleName() + " sealed=" + c.isSealed() + " mods=" + Modifier.toString(c.getModifiers())
                + " ->");
        if (p == null) sb.append(" null"); else for (Class<?> k : p) sb.append(' ').append(k.getSimpleName());
        System.out.println(sb);
    }
    static int leaves(Class<?> c) {
        if (!c.isSealed()) return 1;
        int n = Modifier.isAbstract(c.getModifiers()) ? 0 : 1;
        for (Class<?> k : c.getPermittedSubclasses()) n += leaves(k);
        return n;
    }
    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[]{ Expr.class, Num.class, Neg.class, Other.class, Sub.class, Sh.class, Sh.A.class, Sh.B.class,
                Sh.B2.class, Op.class, Empty.class, int.class, Expr[].class }) permits(c);
        System.out.println("leaves " + leaves(Expr.class) + " " + leaves(Sh.class));
        for (Class<?> c : new Class<?>[]{ Op.class, Empty.class, WithIface.class, Op.PLUS.getClass(), String.class, Thread.State.class,
                Enum.class })
        System.out.println(c.getName() + " isEnum=" + c.isEnum() + " consts=" + Arrays.toString(c.getEnumConstants()) + " "
                + Modifier.toString(c.getModifiers()));
        for (Op o : Op.class.getEnumConstants()) System.out.println(o.name() + o.ordinal() + o.s + " " + o.getClass().getName() + " "
                + o.ap(7, 3) + " " + o.getDeclaringClass().getSimpleName() + " " + o.describeConstable().get());
        String[] names = { "PLUS", "plus", "", "NOP" };
        for (String n : names) try { System.out.println(Enum.valueOf(Op.class, n)); } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage()); }
        try { Op.valueOf(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { Enum.valueOf((Class) String.class, "x"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        for (Field f : sorted(Op.class.getDeclaredFields())) System.out.println(f + " enumConst=" + f.isEnumConstant() + " synth="
                + f.isSynthetic());
        Constructor<?> k = Op.class.getDeclaredConstructors()[0];
        System.out.println(k.getParameterCount() + " " + Arrays.toString(k.getParameterTypes()) + " "
                + Arrays.toString(k.getGenericParameterTypes()));
        k.setAccessible(true);
        try {
            k.newInstance("NEW", 3, "?");
            System.out.println("created");
        } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Op[] v1 = Op.values(), v2 = Op.values();
        v1[0] = null;
        System.out.println((v1 != v2) + " " + v2[0] + " " + (Op.class.getEnumConstants()[0] == v2[0]));
        Method vals = Op.class.getMethod("values"); System.out.println(Arrays.toString((Op[]) vals.invoke(null)));
        EnumMap<Op, Integer> em = new EnumMap<>(Op.class);
        em.put(Op.NOP, 1);
        em.put(Op.PLUS, 2);
        System.out.println(em + " " + EnumSet.complementOf(EnumSet.of(Op.NOP)) + " " + EnumSet.noneOf(Empty.class));
        for (Runnable r : WithIface.values()) r.run(); System.out.println(WithIface.runs);
        switch (Op.MINUS) {
            case PLUS: System.out.println("p");
            break;
            case MINUS: System.out.println("m");
            break;
            default: System.out.println("d");
        }
        System.out.println(Op.PLUS.compareTo(Op.NOP) + " " + Op.PLUS.equals(WithIface.X) + " "
                + (Op.PLUS.hashCode() == Op.PLUS.hashCode()));
    }
    static Field[] sorted(Field[] f) { Arrays.sort(f, Comparator.comparing(Field::getName)); return f; }
}
