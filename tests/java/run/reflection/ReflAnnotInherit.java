// Repeatable, inherited, associated annotations, type annotations, annotations on packages of the JDK, on locals types, on enum
// constants.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class ReflAnnotInherit {
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Inh { int value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Not { }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Rs.class) @Inherited @interface R { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Rs { R[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface TU { int value() default 0; }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_PARAMETER) @interface TP { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Target({}) @interface Nowhere { }

    @Inh(1) @Not @R("a") @R("b") static class A {}
    static class B extends A {}
    @Inh(2) @R("c") static class C extends A {}
    @R("d") @R("e") @R("f") static class D extends C {}
    static class E extends D {}
    @Inh(7) interface I {} static class Im implements I {}
    @R("m1") @R("m2") public void m() {}
    @R("single") public void s() {}
    static class Ov extends ReflAnnotInherit { public void m() {} }
    enum En { @Not X, @R("1") @R("2") Y, Z }
    @TU(1) String f;
    @TU(2) List<@TU(3) String> l;
    @TU(4) int @TU(5) [] @TU(6) [] arr;
    Map<@TU(7) ? extends @TU(8) Number, @TU(9) ?> w;
    static class G<@TP("t") T extends @TU(10) Object & @TU(11) Runnable> extends @TU(12) ArrayList<@TU(13) T> implements @TU(14) Cloneable {
        @TU(15) String meth(@TU(16) G<T> this, @TU(17) int a) throws @TU(18) Exception { return ""; }
        @TU(19) G() {} <@TP("u") U> void gm() {}
    }

    static String as(Annotation[] a) {
        TreeSet<String> s = new TreeSet<>();
        for (Annotation x : a) s.add(str(x));
        return s.toString();
    }
    static String str(Annotation x) {
        if (x instanceof Rs rs) {
            StringBuilder sb = new StringBuilder("Rs(");
            for (R r : rs.value()) sb.append(r.value());
            return sb + ")";
        }
        if (x instanceof R r) return "R" + r.value();
        if (x instanceof Inh i) return "Inh" + i.value();
        if (x instanceof TU t) return "TU" + t.value();
        if (x instanceof TP t) return "TP" + t.value();
        return x.annotationType().getSimpleName();
    }
    static void at(String n, AnnotatedType t) {
        System.out.println(n + " " + t.getType().getTypeName() + " " + as(t.getAnnotations()) + " "
                + (t instanceof AnnotatedParameterizedType ? "par" : t instanceof AnnotatedArrayType
                ? "arr" : t instanceof AnnotatedWildcardType ? "wild" : t instanceof AnnotatedTypeVariable ? "var" : "plain"));
        if (t instanceof AnnotatedParameterizedType p) for (AnnotatedType x : p.getAnnotatedActualTypeArguments()) at(n + ".", x);
        if (t instanceof AnnotatedArrayType a) at(n + "[", a.getAnnotatedGenericComponentType());
        if (t instanceof AnnotatedWildcardType w) for (AnnotatedType x : w.getAnnotatedUpperBounds()) at(n + "?", x);
    }
    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[]{A.class, B.class, C.class, D.class, E.class, I.class, Im.class, int.class,
                A[].class}) System.out.println(c.getSimpleName() + " all=" + as(c.getAnnotations()) + " decl="
                + as(c.getDeclaredAnnotations()) + " byType=" + as(c.getAnnotationsByType(R.class)) + " declByType="
                + as(c.getDeclaredAnnotationsByType(R.class)) + " R=" + (c.getAnnotation(R.class) != null) + " Rs="
                + (c.getAnnotation(Rs.class) != null) + " dInh=" + (c.getDeclaredAnnotation(Inh.class) != null));
        System.out.println(as(ReflAnnotInherit.class.getMethod("m").getAnnotations())
                + as(ReflAnnotInherit.class.getMethod("m").getAnnotationsByType(R.class)) + as(Ov.class.getMethod("m").getAnnotations())
                + as(Ov.class.getMethod("s").getAnnotations()) + as(Ov.class.getMethod("s").getAnnotationsByType(R.class)));
        StringBuilder order = new StringBuilder();
        for (R r : D.class.getAnnotationsByType(R.class)) order.append(r.value());
        System.out.println(order);
        for (En e : En.values()) System.out.println(e + as(En.class.getField(e.name()).getAnnotations())
                + as(En.class.getField(e.name()).getAnnotationsByType(R.class)));
        for (String n : "f l arr w".split(" ")) at(n, ReflAnnotInherit.class.getDeclaredField(n).getAnnotatedType());
        at("super", G.class.getAnnotatedSuperclass());
        at("if", G.class.getAnnotatedInterfaces()[0]);
        TypeVariable<?> tv = G.class.getTypeParameters()[0];
        System.out.println(as(tv.getAnnotations()));
        for (AnnotatedType b : tv.getAnnotatedBounds()) at("bound", b);
        Method m = G.class.getDeclaredMethod("meth", int.class);
        at("ret", m.getAnnotatedReturnType());
        at("recv", m.getAnnotatedReceiverType());
        at("par", m.getAnnotatedParameterTypes()[0]);
        at("exc", m.getAnnotatedExceptionTypes()[0]);
        at("ctor", G.class.getDeclaredConstructor().getAnnotatedReturnType());
        System.out.println(as(G.class.getDeclaredMethod("gm").getTypeParameters()[0].getAnnotations()));
        System.out.println(Nowhere.class.getAnnotation(Target.class).value().length + " "
                + Arrays.toString(TU.class.getAnnotation(Target.class).value()) + " "
                + R.class.getAnnotation(Repeatable.class).value().getSimpleName());
    }
}
