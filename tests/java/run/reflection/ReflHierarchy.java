// Superclasses, interfaces and assignability over classes, interfaces, arrays and primitives.
import java.io.*;
import java.util.*;

public class ReflHierarchy {
    interface A {} interface B extends A {} interface C extends A, B {}
    static class P implements A {}
    static class Q extends P implements C {}
    static final class R extends Q implements Serializable, Cloneable {}
    static abstract class Abs<T> implements Comparable<T> {}
    enum E { ONE { }, TWO }

    static String n(Class<?> c) { return c == null ? "null" : c.getTypeName().replace("ReflHierarchy$", ""); }
    static void chain(Class<?> c) {
        StringBuilder sb = new StringBuilder();
        for (Class<?> k = c; k != null; k = k.getSuperclass()) {
            sb.append(n(k));
            Class<?>[] is = k.getInterfaces();
            if (is.length > 0) {
                sb.append('(');
                for (Class<?> i : is) sb.append(n(i)).append(' ');
                sb.setLength(sb.length() - 1);
                sb.append(')');
            }
            sb.append(" < ");
        }
        System.out.println(sb);
    }
    static void allIfaces(Class<?> c, Set<String> out) {
        if (c == null) return;
        for (Class<?> i : c.getInterfaces()) { out.add(n(i)); allIfaces(i, out); }
        allIfaces(c.getSuperclass(), out);
    }
    public static void main(String[] args) {
        for (Class<?> c : new Class<?>[]{ R.class, C.class, int.class, int[].class, String[][].class, E.class, E.ONE.getClass(),
                E.TWO.getClass(),
            Abs.class, Object.class, void.class, ArrayList.class, Runnable.class, Override.class, Integer.class, StackOverflowError.class })
        chain(c);
        Set<String> s = new TreeSet<>(); allIfaces(R.class, s); System.out.println(s);
        s = new TreeSet<>(); allIfaces(R[].class, s); System.out.println(s);
        s = new TreeSet<>(); allIfaces(ArrayList.class, s); System.out.println(s);
        Class<?>[] m = { Object.class, A.class, C.class, P.class, R.class, int.class, long.class, Integer.class, Number.class, int[].class,
                Object[].class,
            P[].class, R[].class, A[].class, int[][].class, Cloneable.class, Serializable.class, Object[][].class, Cloneable[].class,
                    E.class, Enum.class, void.class };
        for (int i = 0; i < m.length; i++) {
            StringBuilder sb = new StringBuilder();
            for (int j = 0; j < m.length; j++) sb.append(m[i].isAssignableFrom(m[j]) ? 'x' : '.');
            System.out.println(sb + " " + n(m[i]));
        }
        Object[] vals = { "s", 1, 2L, new int[0], new R(), new R[0], new int[0][0], E.ONE, null, new Object(), 'c', new String[0][0] };
        for (Class<?> c : m) {
            StringBuilder sb = new StringBuilder();
            for (Object v : vals) sb.append(c.isInstance(v) ? '1' : '0');
            System.out.println(sb + " " + n(c));
        }
        System.out.println(n(String.class.arrayType()) + " " + n(int[].class.arrayType()) + " " + n(int.class.arrayType()));
        System.out.println(E.ONE.getDeclaringClass() == E.class && E.ONE.getClass() != E.class && E.TWO.getClass() == E.class);
        System.out.println(Arrays.toString(Abs.class.getGenericInterfaces()) + " " + Abs.class.getGenericSuperclass());
        try {
            void.class.arrayType();
            System.out.println("no");
        } catch (IllegalArgumentException | UnsupportedOperationException e) { System.out.println(e.getClass().getName()); }
        try { Object.class.isAssignableFrom(null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
