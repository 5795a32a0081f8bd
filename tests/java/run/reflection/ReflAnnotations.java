// Annotations with every member type: values, defaults, nested, arrays, toString of single ones, equals, hashCode, exceptions.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class ReflAnnotations {
    enum Lv { LOW, HIGH { } }
    @Retention(RetentionPolicy.RUNTIME) @interface Inner { int value() default 1; String[] tags() default {}; }
    @Retention(RetentionPolicy.RUNTIME) @interface Full {
        boolean z() default true;
        byte b() default 1;
        char c() default 'c';
        short s() default 2;
        int i() default 3;
        long j() default 4L;
        float f() default 5.5f;
        double d() default 6.5;
        String t() default "str";
        Class<?> k() default String.class;
        Lv e() default Lv.HIGH;
        Inner n() default @Inner(9);
        boolean[] za() default {true, false};
        byte[] ba() default {1, -1};
        char[] ca() default {'a', '\''};
        short[] sa() default {7};
        int[] ia() default {};
        long[] ja() default {1L << 40};
        float[] fa() default {1f, Float.NaN};
        double[] da() default {0.0, -0.0};
        String[] ta() default {"q\"", "\n"};
        Class<?>[] ka() default {int.class, int[].class, Map.Entry.class};
        Lv[] ea() default {Lv.LOW};
        Inner[] na() default {@Inner, @Inner(value = 2, tags = {"u", "v"})};
    }
    @Retention(RetentionPolicy.CLASS) @interface Hidden {}
    @Retention(RetentionPolicy.SOURCE) @interface Gone {}
    @interface NoRet {}
    @Retention(RetentionPolicy.RUNTIME) @interface One { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Mark {}

    @Full @Hidden @Gone @NoRet static class Def {}
    @Full(i = 33, t = "other", ia = {1, 2, 3}, e = Lv.LOW, k = void.class, ka = {}, na = {}) static class Cust {}
    @One("x") @Mark static class S1 {} @Mark @One("x") static class S2 {} @One("y") static class S3 {}
    @One("m") void meth(@One("p0") int a, @Mark String b, @One("p2") @Mark long c, double d) {}
    @Mark int fld;
    @One("ctor") ReflAnnotations() {}
    static String v(Object o) {
        if (o == null) return "null";
        if (!o.getClass().isArray()) return o instanceof Float || o instanceof Double ? o + "" : o.toString();
        StringJoiner j = new StringJoiner(",", "[", "]");
        for (int i = 0; i < Array.getLength(o); i++) j.add(v(Array.get(o, i)));
        return j.toString();
    }
    static void dump(Annotation a) throws Exception {
        Method[] ms = a.annotationType().getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        for (Method m : ms) System.out.println("  " + m.getName() + " = " + v(m.invoke(a)) + "  (default " + v(m.getDefaultValue()) + ")");
    }
    public static void main(String[] args) throws Exception {
        dump(Def.class.getAnnotation(Full.class)); dump(Cust.class.getAnnotation(Full.class));
        System.out.println(Def.class.getAnnotations().length + " " + Def.class.getAnnotation(Hidden.class) + " "
                + Def.class.isAnnotationPresent(NoRet.class));
        One a = S1.class.getAnnotation(One.class), b = S2.class.getAnnotation(One.class), c = S3.class.getAnnotation(One.class);
        System.out.println(a + " " + b + " " + c + " " + a.equals(b) + " " + a.equals(c) + " " + (a.hashCode() == b.hashCode()) + " "
                + a.hashCode() + " " + a.equals("x") + " " + a.equals(null));
        System.out.println(a.hashCode() == ((127 * "value".hashCode()) ^ "x".hashCode()));
        System.out.println(S1.class.getAnnotation(Mark.class) + " " + S1.class.getAnnotation(Mark.class).hashCode() + " "
                + S1.class.getAnnotation(Mark.class).equals(S2.class.getAnnotation(Mark.class)));
        System.out.println(a.annotationType() + " " + (a.getClass() == One.class) + " " + Proxy.isProxyClass(a.getClass()) + " "
                + (a instanceof Annotation));
        One own = new One() {
            public String value() { return "x"; }
            public Class<? extends Annotation> annotationType() { return One.class; }
        };
        System.out.println(a.equals(own) + " " + own.equals(a));
        Full f1 = Def.class.getAnnotation(Full.class);
        int[] arr = Cust.class.getAnnotation(Full.class).ia();
        arr[0] = 99;
        System.out.println(Cust.class.getAnnotation(Full.class).ia()[0] + " " + f1.equals(Def.class.getAnnotation(Full.class)) + " "
                + f1.equals(Cust.class.getAnnotation(Full.class)) + " "
                + (f1.hashCode() == Def.class.getAnnotation(Full.class).hashCode()));
        System.out.println(f1.n() + " " + f1.na()[1].value() + Arrays.toString(f1.na()[1].tags()) + " " + f1.fa()[1] + " " + 1 / f1.da()[1]
                + " " + f1.e().getClass().getName() + " " + f1.k().getName());
        Method m = ReflAnnotations.class.getDeclaredMethod("meth", int.class, String.class, long.class, double.class);
        System.out.println(Arrays.toString(m.getAnnotations()));
        for (Annotation[] p : m.getParameterAnnotations()) System.out.print(p.length + Arrays.toString(p) + " ");
        System.out.println();
        for (Parameter p : m.getParameters()) System.out.print(p.isAnnotationPresent(Mark.class) + ":" + p.getAnnotation(One.class) + " ");
        System.out.println();
        System.out.println(ReflAnnotations.class.getDeclaredField("fld").getAnnotation(Mark.class) + " "
                + ReflAnnotations.class.getDeclaredConstructor().getAnnotation(One.class).value() + " "
                + ReflAnnotations.class.getDeclaredField("fld").getAnnotation(One.class));
        Set<String> meta = new TreeSet<>();
        for (Annotation q : Full.class.getAnnotations()) meta.add(q.toString());
        System.out.println(meta + " " + Full.class.getAnnotation(Retention.class).value() + " "
                + Hidden.class.getAnnotation(Retention.class) + " " + Deprecated.class.isAnnotationPresent(Documented.class));
        System.out.println(Thread.class.getMethod("stop").getAnnotation(Deprecated.class).forRemoval() + " "
                + Thread.class.getMethod("stop").getAnnotation(Deprecated.class).since() + " "
                + Runnable.class.isAnnotationPresent(FunctionalInterface.class) + " "
                + One.class.getDeclaredMethod("value").getDefaultValue() + " " + One.class.isAnnotation()
                + Arrays.toString(One.class.getInterfaces()));
        InvocationHandler h = Proxy.getInvocationHandler(a);
        try {
            h.invoke(a, Object.class.getMethod("wait"), null);
            System.out.println("?");
        } catch (Throwable t) { System.out.println(t.getClass().getSimpleName()); }
    }
}
