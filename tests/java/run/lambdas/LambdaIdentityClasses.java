// Identity and class properties of lambda objects: stateless ones are one per site, capturing ones new each time.
import java.util.*;
import java.util.function.*;

public class LambdaIdentityClasses {
    static Supplier<String> site() { return () -> "x"; }
    static Supplier<String> cap(String s) { return () -> s; }
    static Function<String, Integer> ref() { return String::length; }
    static Supplier<Integer> boundRef(String s) { return s::length; }
    Supplier<String> inst() { return () -> "no this"; }
    Supplier<Object> self() { return () -> this; }
    Runnable thisRef() { return this::noop; }
    void noop() {}
    static <T> Function<T, T> gen() { return t -> t; }

    public static void main(String[] args) {
        System.out.println("site " + (site() == site()) + " cap " + (cap("a") == cap("a")) + " ref " + (ref() == ref()) + " bound " + (boundRef("q") == boundRef("q")));
        LambdaIdentityClasses i = new LambdaIdentityClasses(), j = new LambdaIdentityClasses();
        System.out.println("inst " + (i.inst() == j.inst()) + " self " + (i.self() == i.self()) + " " + (i.self().get() == i) + " thisRef " + (i.thisRef() == i.thisRef()));
        System.out.println("gen " + (LambdaIdentityClasses.<String>gen() == (Object) LambdaIdentityClasses.<Integer>gen()));
        System.out.println("classes " + (cap("a").getClass() == cap("b").getClass()) + " " + (site().getClass() == cap("").getClass()));
        Supplier<String> s1 = () -> "same text", s2 = () -> "same text";
        System.out.println("two sites " + (s1 == s2) + " " + (s1.getClass() == s2.getClass()) + " " + s1.equals(s2) + " " + s1.equals(s1));
        List<Object> seen = new ArrayList<>();
        for (int k = 0; k < 4; k++) { int kk = k; Runnable a = () -> {}, b = () -> System.out.print(kk); seen.add(a); seen.add(b); }
        Map<Object, Integer> ids = new IdentityHashMap<>(); for (Object x : seen) ids.merge(x, 1, Integer::sum);
        System.out.println("loop distinct " + ids.size());
        Class<?> c = s1.getClass();
        System.out.println(c.isSynthetic() + " " + c.isHidden() + " " + c.isInterface() + " " + c.isAnonymousClass() + " " + c.isLocalClass() + " " + c.isMemberClass() + " " + c.getSuperclass().getSimpleName() + " " + Arrays.toString(c.getInterfaces()) + " " + c.getEnclosingClass() + " " + c.getPackageName().isEmpty());
        System.out.println(c.getName().startsWith("LambdaIdentityClasses$$Lambda$") + " " + c.getSimpleName().startsWith("LambdaIdentityClasses$$Lambda$") + " " + (c.getCanonicalName() == null) + " " + (c.getClassLoader() == LambdaIdentityClasses.class.getClassLoader()) + " " + (c.getNestHost() == LambdaIdentityClasses.class) + " " + c.isNestmateOf(LambdaIdentityClasses.class));
        System.out.println(java.lang.reflect.Modifier.toString(c.getModifiers()) + " fields " + c.getDeclaredFields().length + "/" + cap("z").getClass().getDeclaredFields().length + " methods " + c.getDeclaredMethods().length + " ctors " + c.getDeclaredConstructors().length);
        try { Class.forName(c.getName()); System.out.println("found"); } catch (ClassNotFoundException e) { System.out.println("hidden: not found by name"); }
        System.out.println((s1 instanceof Supplier) + " " + ((Object) s1 instanceof Function) + " " + Supplier.class.isInstance(s1) + " " + Supplier.class.isAssignableFrom(c));
        Object o = s1;
        try { ((Function<?, ?>) o).apply(null); } catch (ClassCastException e) { System.out.println("CCE " + e.getMessage().contains("java.util.function.Function")); }
        System.out.println((s1.hashCode() == System.identityHashCode(s1)) + " " + (s1.toString().startsWith("LambdaIdentityClasses$$Lambda$")));
        // synthetic implementation methods
        int stat = 0, in = 0;
        for (var m : LambdaIdentityClasses.class.getDeclaredMethods()) if (m.isSynthetic() && m.getName().startsWith("lambda$")) { if (java.lang.reflect.Modifier.isStatic(m.getModifiers())) stat++; else in++; }
        System.out.println("impl static " + stat + " instance " + in);
        // synchronized on a lambda, wait/notify allowed
        synchronized (s1) { s1.notifyAll(); System.out.println(Thread.holdsLock(s1)); }
        try { s2.notify(); } catch (IllegalMonitorStateException e) { System.out.println("IMSE " + e.getMessage()); }
        // in collections
        Set<Supplier<String>> set = new HashSet<>(); set.add(site()); set.add(site()); set.add(cap("1")); set.add(cap("1")); System.out.println(set.size());
        System.out.println(Function.identity() == Function.identity()); System.out.println((Object) UnaryOperator.identity() == Function.identity());
        System.out.println(Comparator.naturalOrder() == Comparator.naturalOrder());
        System.out.println(Comparator.comparing(String::length) == Comparator.comparing(String::length));
    }
}
