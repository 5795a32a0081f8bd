// getDeclaredX and getX listings, sorted: bridges, inherited, hidden, default and static interface members.
import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

public class ReflMembers {
    interface Shape<T> {
        double area();
        T self();
        default String label() { return "L" + area(); }
        static int count() { return 3; }
        private int hid() { return 1; }
        int K = 9;
    }
    static abstract class Base<T extends Comparable<T>> implements Shape<T> {
        protected int x; public static final String NAME = "base"; volatile long v; transient T t;
        public T self() { return t; }
        protected abstract void work(T a, int... more) throws java.io.IOException, IllegalStateException;
        static synchronized strictfp void st(int[][] q, List<? super Integer> l) {}
        private native int nat();
        public Object cov() { return null; }
        int pkg() { return 0; }
    }
    public static class Derived extends Base<String> {
        public int x; private String hidden = "h";
        public Derived() {} protected Derived(int i) {} private Derived(String s, long... l) throws Exception {}
        public String self() { return "me"; }
        public double area() { return 1.5; }
        protected void work(String a, int... more) {}
        public String cov() { return "s"; }
        int pkg() { return 1; }
        public static void main2(String[] a) { Runnable r = () -> System.out.println(); r.run(); }
        class In { } static class Sn { } interface If { }
    }
    static void list(String title, Object[] ms) {
        System.out.println("== " + title);
        Stream.of(ms).map(m -> "  " + (m instanceof Method ? ((Method) m).toGenericString() + (((Method) m).isBridge() ? " bridge" : "")
                + (((Method) m).isSynthetic() ? " synth" : "")
            + (((Method) m).isDefault() ? " default" : "") + (((Method) m).isVarArgs() ? " varargs" : "")
            : m instanceof Constructor ? ((Constructor<?>) m).toGenericString() : m instanceof Field
                    ? ((Field) m).toGenericString() : m.toString())).sorted().forEach(System.out::println);
    }
    static Object[] notObject(Method[] ms) {
        return Stream.of(ms).filter(m -> m.getDeclaringClass() != Object.class).toArray();
    }
    public static void main(String[] args) throws Exception {
        list("Shape declared", Shape.class.getDeclaredMethods());
        list("Shape methods", Shape.class.getMethods());
        list("Base declared", Base.class.getDeclaredMethods());
        list("Base public", notObject(Base.class.getMethods()));
        list("Derived declared", Derived.class.getDeclaredMethods());
        list("Derived public", notObject(Derived.class.getMethods()));
        list("Derived ctors", Derived.class.getDeclaredConstructors());
        list("Derived public ctors", Derived.class.getConstructors());
        list("Base fields", Base.class.getDeclaredFields());
        list("Derived fields", Derived.class.getDeclaredFields());
        list("Derived public fields", Derived.class.getFields());
        list("classes", Derived.class.getDeclaredClasses());
        list("public classes", Derived.class.getClasses());
        System.out.println(Derived.class.getField("x").getDeclaringClass().getName() + " " + Derived.class.getField("K") + " "
                + Derived.class.getField("NAME").get(null));
        System.out.println(Derived.class.getMethod("self").getReturnType() + " " + Derived.class.getMethod("label").getDeclaringClass());
        System.out.println(Derived.class.getMethod("cov").getReturnType());
        for (String bad : new String[]{"count", "pkg", "nope"})
        try { System.out.println(Derived.class.getMethod(bad)); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        try { Derived.class.getMethod("work", String.class, int[].class); } catch (NoSuchMethodException e) {
                System.out.println(e.getMessage()); }
        try { Derived.class.getConstructor(int.class); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        try { Derived.class.getField("hidden"); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
        try { Derived.class.getDeclaredField("v"); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
        Method w = Base.class.getDeclaredMethod("work", Comparable.class, int[].class);
        System.out.println(w + " | " + Arrays.toString(w.getExceptionTypes()) + " " + w.getParameterCount() + " " + w.isVarArgs() + " "
                + Arrays.toString(w.getGenericParameterTypes()));
        System.out.println(w.equals(Base.class.getDeclaredMethod("work", Comparable.class, int[].class)) + " "
                + (w.hashCode() == (w.getDeclaringClass().getName().hashCode() ^ "work".hashCode())));
        System.out.println(Stream.of(int[].class.getMethods()).map(Method::getName).sorted().distinct().collect(Collectors.joining(",")));
        System.out.println(int[].class.getDeclaredMethods().length + " " + int[].class.getFields().length + " "
                + int.class.getMethods().length + " " + int[].class.getConstructors().length);
    }
}
