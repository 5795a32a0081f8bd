// Generic signatures: type variables, bounds, parameterized types, wildcards, generic arrays, owners; equality of Types.
import java.io.Serializable;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ReflGenerics {
    static class Box<T extends Number & Comparable<T> & Serializable, U, V extends List<? super U>> {
        T t;
        U[] ua;
        List<T>[][] la;
        Map<? extends T, ? super V> m;
        class In<W> {
            W w;
            Map<T, W> tw;
            Box<T, U, V>.In<W> me;
        }
        static class SN<Q> {}
    }
    static abstract class Sub<X> extends Box<Integer, String, List<Object>> implements Function<X, Map<X, int[]>>, Comparable<Sub<?>> { }
    <A, B extends A, C extends Exception> Map<A, ? extends B> meth(List<? super A> p, B[] q, Class<?>... r) throws C, java.io.IOException {
            return null; }
    static <E extends Enum<E>> E en(Class<E> c, Supplier<? extends Collection<? extends E>> s) { return null; }
    <Z> ReflGenerics(Z z, List<Z> l) {} ReflGenerics() {}
    List raw;
    List<?> wild;
    List<List<? extends List<int[]>>> deep;
    Map.Entry<String, Box.SN<Long>> entry;
    Box<Integer, String, List<Object>>.In<Character> inn;
    Comparable<String>[] ca;
    int plain;
    Class<int[]>[] ci;

    static String d(Type t) {
        if (t instanceof Class<?> c) return "C:" + c.getTypeName();
        if (t instanceof ParameterizedType p) {
            StringBuilder sb = new StringBuilder("P:" + d(p.getRawType()) + "<");
            for (Type a : p.getActualTypeArguments()) sb.append(d(a)).append(';');
            return sb + ">" + (p.getOwnerType() == null ? "" : "@" + d(p.getOwnerType()));
        }
        if (t instanceof WildcardType w) {
            StringBuilder sb = new StringBuilder("W:");
            for (Type a : w.getUpperBounds()) sb.append("+").append(d(a));
            for (Type a : w.getLowerBounds()) sb.append("-").append(d(a));
            return sb.toString();
        }
        if (t instanceof GenericArrayType g) return "A:" + d(g.getGenericComponentType());
        if (t instanceof TypeVariable<?> v) return "V:" + v.getName();
        return "?" + t;
    }
    static void tv(GenericDeclaration g) {
        for (TypeVariable<?> v : g.getTypeParameters()) System.out.println("  tv " + v + " bounds " + Arrays.toString(v.getBounds())
                + " of " + v.getGenericDeclaration());
    }
    public static void main(String[] args) throws Exception {
        tv(Box.class); tv(Box.In.class); tv(Sub.class); tv(Map.class); tv(Enum.class); tv(String.class);
        for (String n : "t ua la m".split(" ")) {
            Type t = Box.class.getDeclaredField(n).getGenericType();
            System.out.println(n + " " + t + " | " + d(t));
        }
        for (String n : "w tw me".split(" ")) {
            Type t = Box.In.class.getDeclaredField(n).getGenericType();
            System.out.println(n + " " + t + " | " + d(t));
        }
        for (String n : "raw wild deep entry inn ca plain ci".split(" ")) {
            Type t = ReflGenerics.class.getDeclaredField(n).getGenericType();
            System.out.println(n + " " + t + " | " + t.getTypeName() + " | " + d(t));
        }
        System.out.println(Sub.class.getGenericSuperclass() + " || " + Arrays.toString(Sub.class.getGenericInterfaces()));
        System.out.println(d(Sub.class.getGenericSuperclass()));
        Method[] ms = ReflGenerics.class.getDeclaredMethods(); Arrays.sort(ms, Comparator.comparing(Method::getName));
        for (Method m : ms) if (m.getName().equals("meth") || m.getName().equals("en")) {
            System.out.println(m.toGenericString());
            System.out.println(m);
            tv(m);
            System.out.println("  " + d(m.getGenericReturnType()));
            for (Type t : m.getGenericParameterTypes()) System.out.println("  " + t + " " + d(t));
            System.out.println("  " + Arrays.toString(m.getGenericExceptionTypes()) + Arrays.toString(m.getExceptionTypes()));
        }
        for (Constructor<?> k : ReflGenerics.class.getDeclaredConstructors()) if (k.getParameterCount() > 0) {
            System.out.println(k.toGenericString());
            tv(k);
        }
        Type w1 = ReflGenerics.class.getDeclaredField("wild").getGenericType(),
                w2 = ReflGenerics.class.getDeclaredField("wild").getGenericType();
        System.out.println(w1.equals(w2) + " " + (w1.hashCode() == w2.hashCode()) + " " + w1.equals(List.class) + " "
                + Box.class.getTypeParameters()[0].equals(Box.class.getTypeParameters()[0]) + " "
                + Box.class.getTypeParameters()[0].equals(Sub.class.getTypeParameters()[0]));
        System.out.println(d(new ArrayList<Map<String, Integer>>() {}.getClass().getGenericSuperclass()) + " " + new Comparator<int[]>() {
            public int compare(int[] a, int[] b) { return 0; }
        }.getClass().getGenericInterfaces()[0]);
        class Loc<T> {
            T get() { return null; }
        }
        System.out.println(Loc.class.getDeclaredMethod("get").getGenericReturnType() + " "
                + new Loc<String>() {}.getClass().getGenericSuperclass());
        System.out.println(Map.class.getMethod("merge", Object.class, Object.class, BiFunction.class).toGenericString());
        System.out.println(Collections.class.getMethod("max", Collection.class).toGenericString());
        System.out.println(resolve(Sub.class) + " " + resolve(IntList.class));
    }
    interface Src<T> { } static class Mid<Q> implements Src<List<Q>> {} static class IntList extends Mid<Integer> {}
    static String resolve(Class<?> c) {
        Map<Object, Type> b = new HashMap<>();
        StringBuilder sb = new StringBuilder();
        walk(c, b, sb);
        return sb.toString();
    }
    static void walk(Type t, Map<Object, Type> b, StringBuilder sb) {
        Class<?> raw = t instanceof ParameterizedType p ? (Class<?>) p.getRawType() : (Class<?>) t;
        if (t instanceof ParameterizedType p) for (int i = 0; i < raw.getTypeParameters().length; i++) {
            Type a = p.getActualTypeArguments()[i];
            b.put(raw.getTypeParameters()[i], b.getOrDefault(a, a));
            sb.append(raw.getSimpleName()).append('.').append(raw.getTypeParameters()[i]).append('=').append(b.getOrDefault(a,
                    a)).append(' ');
        }
        if (raw.getGenericSuperclass() != null && raw.getSuperclass() != Object.class) walk(raw.getGenericSuperclass(), b, sb);
        for (Type i : raw.getGenericInterfaces()) walk(i, b, sb);
    }
}
