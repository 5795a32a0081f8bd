// Parameters and executables: names without -parameters, implicit/synthetic, varargs, generic and annotated receivers,
// Modifier.toString of all bit patterns.
import java.lang.reflect.*;
import java.util.*;

public class ReflParameters {
    public final synchronized strictfp <T> void all(final int a, String[] b, T c, List<? extends T>... d) {}
    static native void nat();
    protected abstract static class Ab {
        abstract void x(int q);
        transient volatile int tv;
        public static final int C = 1;
        private Ab(int a) {}
    }
    class In { In(String s, int... v) {} private In() {} }
    enum E { A(1), B(2); E(int x) {} }
    record R(int x, String... ys) {
        R { }
        R(int z) { this(z, "d"); }
    }
    interface I {
        void m(int a);
        default void d(long b) {}
        static void s(char c) {}
        private void p(byte z) {}
    }
    static void show(Executable e) {
        System.out.println(e + " mods=" + e.getModifiers() + " '" + Modifier.toString(e.getModifiers() & (e instanceof Method
                ? Modifier.methodModifiers() : Modifier.constructorModifiers())) + "' varargs=" + e.isVarArgs() + " synth="
                + e.isSynthetic());
        for (Parameter p : e.getParameters()) System.out.println("    " + p + " name=" + p.getName() + " present=" + p.isNamePresent()
                + " impl=" + p.isImplicit() + " synth=" + p.isSynthetic() + " va=" + p.isVarArgs() + " mod=" + p.getModifiers() + " "
                + p.getParameterizedType() + " exec=" + p.getDeclaringExecutable().getName());
    }
    static void showAll(Class<?> c) {
        System.out.println("## " + c.getName());
        List<Executable> l = new ArrayList<>();
        l.addAll(Arrays.asList(c.getDeclaredConstructors()));
        l.addAll(Arrays.asList(c.getDeclaredMethods()));
        l.sort(Comparator.comparing(Object::toString));
        for (Executable e : l) if (!e.getName().contains("$") || e instanceof Constructor) if (!e.getName().equals("main")
                && !e.getName().startsWith("show")) show(e);
    }
    public static void main(String[] args) throws Exception {
        showAll(ReflParameters.class);
        showAll(Ab.class);
        showAll(In.class);
        showAll(E.class);
        showAll(R.class);
        showAll(I.class);
        for (int i = 0; i < 16; i++) System.out.println((1 << i) + " " + Modifier.toString(1 << i));
        System.out.println(Modifier.toString(0xFFFF) + " | " + Modifier.toString(0));
        System.out.println(Modifier.classModifiers() + " " + Modifier.fieldModifiers() + " " + Modifier.methodModifiers() + " "
                + Modifier.constructorModifiers() + " " + Modifier.interfaceModifiers() + " " + Modifier.parameterModifiers());
        for (Class<?> c : new Class<?>[]{ ReflParameters.class, Ab.class, In.class, E.class, R.class, I.class, int.class, int[].class,
                Ab[].class, String[].class, Thread.class, Override.class }) System.out.println(c.getSimpleName() + " " + c.getModifiers()
                + " " + Modifier.toString(c.getModifiers()) + " " + Modifier.isAbstract(c.getModifiers())
                + Modifier.isInterface(c.getModifiers()) + Modifier.isStatic(c.getModifiers()) + Modifier.isFinal(c.getModifiers()));
        Method m = ReflParameters.class.getMethod("all", int.class, String[].class, Object.class, List[].class);
        Parameter[] p = m.getParameters();
        System.out.println(p[0].equals(m.getParameters()[0]) + " " + p[0].equals(p[1]) + " " + p.length + " " + (p != m.getParameters())
                + " " + m.getParameters()[3].getAnnotatedType().getType());
        int[] sum = new int[1];
        Method main = ReflParameters.class.getMethod("main", String[].class);
        System.out.println(main.getParameters()[0] + " " + Modifier.isPublic(main.getModifiers()) + " " + main.isVarArgs());
        Comparator<String> cmp = (x, y) -> {
            sum[0]++;
            return x.compareTo(y);
        };
        TreeSet<String> syn = new TreeSet<>();
        for (Method q : ReflParameters.class.getDeclaredMethods()) if (q.isSynthetic()) syn.add(q.toString() + q.getParameterCount());
        System.out.println(syn + "" + cmp.compare("a", "b") + sum[0]);
    }
}
