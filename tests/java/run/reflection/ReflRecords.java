// Record reflection: components, accessors, canonical constructor, generics, annotations, nested and local records.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class ReflRecords {
    @Retention(RetentionPolicy.RUNTIME) @interface Tag { String value() default "d"; }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface OnField {}
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface OnMethod {}
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PARAMETER) @interface OnParam {}
    record Empty() {}
    record Point(int x, int y) implements Comparable<Point> {
        static int made;
        Point {
            if (x < 0) throw new IllegalArgumentException("neg " + x);
            made++;
        }
        Point(int v) { this(v, v); }
        public int compareTo(Point o) { return x - o.x; }
        double len() { return Math.sqrt(x * x + y * y); }
        public int y() { return y * 10; }
    }
    record Gen<T extends Number, U>(T first, List<? extends U> rest, Map<String, T[]>... maps) {}
    record Ann(@Tag("a") int a, @OnField String b, @OnMethod long c, @OnParam char d, @Tag @OnField byte[] e) {}
    record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String t, int[] arr, Object o) {}

    static void show(Class<?> c) throws Exception {
        System.out.println(c.getName() + " record=" + c.isRecord() + " mods=" + Modifier.toString(c.getModifiers()) + " super="
                + c.getSuperclass());
        RecordComponent[] rc = c.getRecordComponents();
        if (rc == null) { System.out.println("  no components array"); return; }
        for (RecordComponent r : rc) {
            System.out.println("  " + r + " | " + r.getType().getTypeName() + " | " + r.getGenericType() + " | " + r.getGenericSignature()
                    + " | " + r.getAccessor() + " | " + r.getDeclaringRecord().getSimpleName());
            System.out.println("     anns=" + Arrays.toString(r.getAnnotations()) + " acc="
                    + Arrays.toString(r.getAccessor().getAnnotations()) + " fld="
                    + Arrays.toString(c.getDeclaredField(r.getName()).getAnnotations()));
        }
    }
    static Object make(Class<?> c, Object... a) throws Exception {
        Class<?>[] ts = Arrays.stream(c.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try { return c.getDeclaredConstructor(ts).newInstance(a); } catch (InvocationTargetException e) { return e.getCause(); }
    }
    public static void main(String[] args) throws Exception {
        record Loc(String q) {}
        for (Class<?> c : new Class<?>[]{ Empty.class, Point.class, Gen.class, Ann.class, All.class, Loc.class, String.class,
                Record.class }) show(c);
        System.out.println(make(Empty.class) + " " + make(Point.class, 3, 4) + " " + make(Point.class, -3, 4) + " " + Point.made + " "
                + make(Loc.class, "zz"));
        Object all = make(All.class, true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, -0.0, "t", null, null);
        System.out.println(all);
        for (RecordComponent r : All.class.getRecordComponents()) System.out.print(r.getName() + "=" + r.getAccessor().invoke(all) + " ");
        System.out.println();
        System.out.println(all.equals(make(All.class, true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, -0.0, "t", null, null))
            + " " + all.equals(make(All.class, true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, 0.0, "t", null, null)));
        Field fx = Point.class.getDeclaredField("x"); fx.setAccessible(true);
        try {
            fx.setInt(new Point(1), 5);
            System.out.println("set?!");
        } catch (IllegalAccessException e) { System.out.println("IAE " + e.getMessage()); }
        System.out.println(Point.class.getRecordComponents()[1].getAccessor().invoke(new Point(2)) + " " + new Point(2));
        for (Constructor<?> k : sorted(Point.class.getDeclaredConstructors())) System.out.println(k);
        TreeSet<String> ms = new TreeSet<>();
        for (Method m : Point.class.getDeclaredMethods()) ms.add(m.toString());
        ms.forEach(System.out::println);
        Parameter[] ps = Ann.class.getDeclaredConstructors()[0].getParameters();
        for (Parameter p : ps) System.out.println(p + " " + p.isNamePresent() + " " + Arrays.toString(p.getAnnotations()));
    }
    static Constructor<?>[] sorted(Constructor<?>[] c) {
        Arrays.sort(c, Comparator.comparing(Object::toString));
        return c;
    }
}
