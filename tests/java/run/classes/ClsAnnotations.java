// Runtime annotations: defaults, all element types, arrays, nested, repeatable, inherited, on all targets, equals/hashCode/toString of annotations, own annotation implementation.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
public class ClsAnnotations {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    enum Lvl { LOW, HIGH } @Retention(RetentionPolicy.RUNTIME) @interface In { int v() default 1; String[] names() default {}; }
    @Retention(RetentionPolicy.RUNTIME) @interface All { byte b() default 1; short s() default 2; char c() default 'c'; int i() default 4;
        long l() default 5L; float f() default 1.5f; double d() default 2.5; boolean z() default true; String str() default "a\"b";
        Class<?> k() default String.class; Lvl e() default Lvl.HIGH; In in() default @In(v = 9); int[] ia() default {1, 2};
        String[] sa() default "single"; Class<?>[] ka() default {int.class, int[].class};
        In[] ina() default {@In, @In(names = {"x", "y"})}; Lvl[] ea() default {}; }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @Target({ElementType.TYPE, ElementType.METHOD}) @interface Inh { String value(); }
    @Retention(RetentionPolicy.CLASS) @interface ClassOnly { } @Retention(RetentionPolicy.SOURCE) @interface Src { }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { String value(); int order() default 0; }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface TU {
        String value() default ""; } @Retention(RetentionPolicy.RUNTIME) @interface Marker { }
    @All @Inh("base") @ClassOnly @Src @Tag("one") @Tag(value = "two", order = 2) static class Base {
        @Marker @Deprecated(since = "9", forRemoval = false) int fld;
        @Inh("m") void m(@Marker int p, String q, @Tag("p1") @Tag("p2") long r) { } @Marker Base() { } }
    @All(b = -1, i = Integer.MIN_VALUE, f = Float.NaN, d = -0.0, str = "", k = void.class, e = Lvl.LOW, in = @In(names = "n"), ia = {},
            c = '\n') static class Der extends Base { @Override void m(int p, String q, long r) { } }
    @Tag("solo") static class Solo<@TU("param") T extends @TU("bound") Object> extends @TU("super") ArrayList<@TU("arg") String> { }
    @Tags({}) static class EmptyT { } @FunctionalInterface interface FI { void f(); }
    public static void main(String[] args) throws Exception {
        All a = Base.class.getAnnotation(All.class), b = Der.class.getAnnotation(All.class);
        out(a.b() + a.s() + a.c() + a.i() + a.l() + a.f() + a.d(), " ", a.z(), a.str(), a.k().getSimpleName(), a.e(), a.in().v(),
                Arrays.toString(a.ia()), Arrays.toString(a.sa()), Arrays.toString(a.ka()), a.ina().length, a.ina()[1].names()[1],
                a.ea().length); out(b.b(), " ", b.i(), b.f(), b.d(), "[", b.str(), "]", b.k(), b.e(), Arrays.toString(b.in().names()),
                b.ia().length, (int) b.c());
        out(a.equals(Base.class.getAnnotation(All.class)), " ", a.equals(b), (a == Base.class.getAnnotation(All.class)),
                (a.ia() == a.ia()), a.in().equals(b.in()), " ", a.annotationType().getSimpleName(), (a instanceof Annotation),
                Proxy.isProxyClass(a.getClass())); System.out.println(a.in()); System.out.println(Base.class.getAnnotation(Inh.class));
        System.out.println(Base.class.getDeclaredField("fld").getAnnotation(Deprecated.class));
        System.out.println(Arrays.toString(Solo.class.getAnnotationsByType(Tag.class)) + Solo.class.getAnnotation(Tags.class));
        System.out.println(a.in().hashCode() + " " + Base.class.getAnnotation(Inh.class).hashCode() + " " +
                Base.class.getDeclaredField("fld").getAnnotation(Marker.class).hashCode());
        System.out.println(Der.class.getAnnotation(Inh.class).value() + Der.class.getDeclaredAnnotations().length +
                Der.class.getAnnotations().length + Base.class.getAnnotations().length + " " +
                Base.class.isAnnotationPresent(ClassOnly.class) + Base.class.isAnnotationPresent(Tag.class) +
                Base.class.isAnnotationPresent(Tags.class));
        for (Tag t : Base.class.getAnnotationsByType(Tag.class)) System.out.print(t.value() + t.order() + " ");
        System.out.println(Base.class.getAnnotation(Tags.class).value().length + " " +
                Solo.class.getAnnotationsByType(Tag.class)[0].value() + " " + EmptyT.class.getAnnotationsByType(Tag.class).length +
                Der.class.getAnnotationsByType(Tag.class).length);
        Method m = Base.class.getDeclaredMethod("m", int.class, String.class, long.class),
                dm = Der.class.getDeclaredMethod("m", int.class, String.class, long.class);
        out(m.getAnnotation(Inh.class).value(), " ", dm.getAnnotation(Inh.class), " ",
                Arrays.stream(m.getParameterAnnotations()).map(x -> x.length).toList(),
                m.getParameters()[2].getAnnotationsByType(Tag.class)[1].value(), " ",
                Base.class.getDeclaredConstructor().isAnnotationPresent(Marker.class));
        out(All.class.getMethod("i").getDefaultValue(), " ", Inh.class.getMethod("value").getDefaultValue(), " ",
                Arrays.toString((int[]) All.class.getMethod("ia").getDefaultValue()), " ", All.class.isAnnotation(),
                All.class.isInterface(), Modifier.toString(All.class.getModifiers()), " ", Arrays.toString(All.class.getInterfaces()),
                FI.class.isAnnotationPresent(FunctionalInterface.class));
        System.out.println(((AnnotatedParameterizedType) Solo.class.getAnnotatedSuperclass()).getAnnotatedActualTypeArguments()[0].getAnnotation(TU.class).value() +
                " " + Solo.class.getAnnotatedSuperclass().getAnnotation(TU.class).value() + " " +
                Solo.class.getTypeParameters()[0].getAnnotation(TU.class).value() + " " +
                Solo.class.getTypeParameters()[0].getAnnotatedBounds()[0].getAnnotation(TU.class).value());
        In mine = new In() { public int v() { return 9; } public String[] names() { return new String[0]; }
            public Class<? extends Annotation> annotationType() { return In.class; }
            @Override public boolean equals(Object o) { return o instanceof In x && x.v() == 9; }
            @Override public int hashCode() { return a.in().hashCode(); } };
        System.out.println(a.in().equals(mine) + " " + mine.equals(a.in())); Retention r = All.class.getAnnotation(Retention.class);
        System.out.println(r.value() + " " + r + " " + Inh.class.getAnnotation(Target.class)); List<String> names = new ArrayList<>();
        for (Method x : All.class.getDeclaredMethods()) names.add(x.getName() + ":" + x.getReturnType().getSimpleName());
        Collections.sort(names); System.out.println(names);
    }
}
