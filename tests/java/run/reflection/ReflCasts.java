// Class.cast / asSubclass / checked casts: messages of ClassCastException, array casts, generics heap pollution,
// ArrayStoreException.
import java.util.*;
import java.util.function.*;

public class ReflCasts {
    interface I {}
    static class A implements I {}
    static class B extends A {}
    static final class Fin {}
    enum E { X { }, Y }
    record R(int v) {}
    static void t(String name, Supplier<?> s) {
        try {
            Object o = s.get();
            System.out.println(name + " ok " + (o == null ? "null" : o.getClass().getTypeName()));
        }
        catch (ClassCastException | ArrayStoreException | NegativeArraySizeException e) {
            System.out.println(name + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    @SuppressWarnings("unchecked") static <T> T blind(Object o) { return (T) o; }
    public static void main(String[] args) {
        Object a = new A(), b = new B(), s = "str", n = null, ia = new int[2], aa = new A[1], ba = new B[1], e = E.X, i = 5;
        t("cast A<-B", () -> A.class.cast(b));
        t("cast B<-A", () -> B.class.cast(a));
        t("cast null", () -> B.class.cast(n));
        t("cast int.class", () -> int.class.cast(5));
        t("cast Integer", () -> Integer.class.cast(i));
        t("cast I[]<-B[]", () -> I[].class.cast(ba));
        t("cast int[][]<-int[]", () -> int[][].class.cast(ia));
        t("asSub", () -> B.class.asSubclass(I.class));
        t("asSub bad", () -> A.class.asSubclass(B.class));
        t("asSub prim", () -> int.class.asSubclass(Number.class));
        t("(B) a", () -> (B) a);
        t("(String) i", () -> (String) i);
        t("(Integer) s", () -> (Integer) s);
        t("(B[]) aa", () -> (B[]) aa);
        t("(A[]) ba", () -> (A[]) ba);
        t("(Object[]) ia", () -> (Object[]) ia);
        t("(long[]) ia", () -> (long[]) ia);
        t("(Cloneable) ia", () -> (Cloneable) ia);
        t("(Runnable) ia", () -> (Runnable) ia);
        t("(E) s", () -> (E) s);
        t("(E) e", () -> (E) e);
        t("(I) fin", () -> (I) (Object) new Fin());
        t("(R) i", () -> (R) i);
        t("(Comparable) e", () -> (Comparable<?>) e);
        t("(Runnable) lambda", () -> ((Runnable) () -> {}) instanceof Runnable);
        t("pollution", () -> { List<String> l = new ArrayList<>(); ((List) l).add(7); String q = l.get(0); return q; });
        t("pollution2", () -> {
            List<Integer> l = new ArrayList<>();
            ((List) l).add("x");
            Object q = l.get(0);
            return q;
        });
        t("blind", () -> { Integer q = blind("x"); return q; });
        t("blind arr", () -> { String[] q = blind(new Object[0]); return q; });
        t("toArray", () -> { List<Object> l = List.of(1, "2"); return l.toArray(new String[0]); });
        t("store", () -> { Object[] o = new String[1]; o[0] = 1; return o; });
        t("store arr", () -> { Object[] o = new int[1][]; o[0] = new long[1]; return o; });
        t("store arr ok", () -> { Object[] o = new int[1][]; o[0] = new int[1]; return o; });
        t("store iface", () -> { Object[] o = new Runnable[1]; o[0] = new Fin(); return o; });
        t("store null", () -> { Object[] o = new Runnable[1]; o[0] = null; return o; });
        t("arraycopy", () -> {
            Object[] o = { "a", "b", 3, "d" };
            String[] d = new String[4];
            try { System.arraycopy(o, 0, d, 0, 4); } finally { System.out.println(Arrays.toString(d)); }
            return d;
        });
        t("arraycopy prim", () -> { System.arraycopy(new int[1], 0, new long[1], 0, 1); return null; });
        t("arraycopy notarr", () -> { System.arraycopy("x", 0, new long[1], 0, 1); return null; });
        t("arraycopy dst", () -> { System.arraycopy(new Object[1], 0, new long[1], 0, 0); return null; });
        t("neg", () -> new int[Integer.parseInt("-4")]);
        t("neg multi", () -> new int[2][Integer.parseInt("-7")][]);
        t("treemap", () -> { TreeMap<Object, Object> m = new TreeMap<>(); m.put(new Fin(), 1); return m; });
        t("treemap mixed", () -> {
            TreeMap<Object, Object> m = new TreeMap<>();
            m.put("a", 1);
            m.put(2, 2);
            return m;
        });
        t("switch", () -> { Object o = new B(); if (o instanceof A x && !(o instanceof R)) return x; return null; });
        System.out.println((n instanceof A) + " " + (a instanceof B) + " " + (b instanceof I) + " " + (ba instanceof A[]) + " "
                + (ia instanceof Object));
    }
}
