// Enclosing class/method/constructor, declaring class, nest hosts and nest mates.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ReflNesting {
    static Object inClinit; Object inInit;
    static { class Cl {} inClinit = new Cl() {}; }
    { inInit = new Object() { public String toString() { return "init"; } }; }
    Object inCtor;
    ReflNesting(int a, String... b) { class InCtor {} inCtor = new InCtor(); }
    static <T> Object generic(T[] t, List<T> l) {
        return new Comparable<T>() {
            public int compareTo(T o) { return 0; }
        };
    }
    Object method(long q) {
        return new Object() {
            Object deep() { class D {} return new D(); }
            Object d = deep();
            public String toString() { return show(d.getClass()); }
        };
    }
    static Supplier<Object> lam = () -> new Object() { };
    interface I { Object o = new Object() { }; default Object m() { return new Object() { }; } }
    static class N { class M { class O {} } static class S {} }
    enum E { A { Object get() { return new Object() {}; } }; abstract Object get(); }

    static String s(Object o) { return o == null ? "-" : o instanceof Class ? ((Class<?>) o).getName() : o.toString(); }
    static String show(Class<?> c) {
        return s(c) + ": enc=" + s(c.getEnclosingClass()) + " decl=" + s(c.getDeclaringClass()) + " m=" + s(c.getEnclosingMethod())
        + " c=" + s(c.getEnclosingConstructor()) + " host=" + s(c.getNestHost()) + " mod=" + Modifier.toString(c.getModifiers())
                + " simple='" + c.getSimpleName() + "'";
    }
    public static void main(String[] args) {
        ReflNesting r = new ReflNesting(1);
        List<Class<?>> l = new ArrayList<>(List.of(ReflNesting.class, inClinit.getClass(), inClinit.getClass().getSuperclass(),
                r.inInit.getClass(), r.inCtor.getClass(),
            generic(new String[0], null).getClass(), r.method(3).getClass(), lam.get().getClass(), I.o.getClass(),
                    new I() {}.m().getClass(),
            N.class, N.M.class, N.M.O.class, N.S.class, E.A.getClass(), E.A.get().getClass(), N[].class, int.class, Map.Entry.class));
        for (Class<?> c : l) System.out.println(show(c));
        System.out.println(r.method(2));
        System.out.println(N.M.O.class.isNestmateOf(ReflNesting.class) + " " + N.class.isNestmateOf(String.class) + " "
                + E.A.getClass().isNestmateOf(I.class) + " " + N[].class.isNestmateOf(N.class));
        Class<?>[] mem = N.S.class.getNestMembers();
        System.out.println(mem[0].getName() + " first; count=" + mem.length);
        TreeSet<String> names = new TreeSet<>(); for (Class<?> c : mem) names.add(c.getName());
        System.out.println(names);
        System.out.println(String.class.getNestHost() + " " + int[].class.getNestHost() + " " + int.class.getNestMembers().length);
        Method em = generic(new Integer[0], null).getClass().getEnclosingMethod();
        System.out.println(em.toGenericString() + " " + em.getTypeParameters().length);
        System.out.println(r.inCtor.getClass().getEnclosingConstructor().isVarArgs());
        TreeSet<String> dc = new TreeSet<>();
        for (Class<?> c : ReflNesting.class.getDeclaredClasses()) dc.add(c.getSimpleName());
        System.out.println(dc);
    }
}
