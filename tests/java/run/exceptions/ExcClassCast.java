// ClassCastException messages: own classes, bootstrap classes, arrays, interfaces, generics-inserted casts, Class.cast, primitive wrappers, nested, enums, records, mixed loaders text.
import java.util.*;
import java.util.function.*;
public class ExcClassCast {
    static class A { } static class B extends A { } static class C { } interface I { } record R(int x) { } enum E { X { }, Y }
    static int n; interface T { Object go() throws Throwable; } static void t(T f) { n++; try { System.out.println(n + " ok " + f.go()); }
        catch (ClassCastException e) { System.out.println(n + " " + e.getMessage()); }
        catch (Throwable e) { System.out.println(n + " other " + e); } }
    @SuppressWarnings("unchecked") static <X> X un(Object o) { return (X) o; }
    static <X extends Comparable<X>> X mx(X a, X b) { return a.compareTo(b) > 0 ? a : b; }
    public static void main(String[] args) {
        Object a = new A(), s = "str", i = 5, ia = new int[0], sa = new String[0], oa = new Object[0], aa = new A[0], a2 = new A[0][0],
                l = new ArrayList<>(), r = new R(1), e = E.X, c = new ExcClassCastTop(), d = 2.5, ch = 'c', iaa = new int[0][0],
                cl = String.class, th = new RuntimeException();
        t(() -> (B) a); t(() -> (C) a); t(() -> (I) a); t(() -> (String) a); t(() -> (A) s); t(() -> (Integer) s); t(() -> (String) i);
        t(() -> (Long) i); t(() -> (int) s); t(() -> (long) i); t(() -> (double) (Object) 1f); t(() -> (char) i); t(() -> (int[]) s);
        t(() -> (long[]) ia); t(() -> (Object[]) ia); t(() -> (String[]) oa); t(() -> (Integer[]) sa); t(() -> (B[]) aa);
        t(() -> (A[][]) aa); t(() -> (A[]) a2); t(() -> (String) ia); t(() -> (String) sa); t(() -> (A) aa); t(() -> (int[][]) ia);
        t(() -> (int[]) iaa); t(() -> (Comparable<?>) a); t(() -> (Runnable) s); t(() -> (List<?>) s); t(() -> (Map<?, ?>) l);
        t(() -> (LinkedList<?>) l); t(() -> (R) a); t(() -> (A) r); t(() -> (E) a); t(() -> (A) e); t(() -> (E) (Object) Thread.State.NEW);
        t(() -> (Thread.State) e); t(() -> (A) c); t(() -> (ExcClassCastTop) a); t(() -> (ExcClassCastTop) s); t(() -> (String) c);
        t(() -> (Map.Entry<?, ?>) s); t(() -> (Character) d); t(() -> (Number) ch); t(() -> (Enum<?>) s); t(() -> (Record) s);
        t(() -> (A) cl); t(() -> (Class<?>) a); t(() -> (Error) th); t(() -> (Cloneable) a); t(() -> (java.io.Serializable) a);
        t(() -> (Cloneable[]) sa); t(() -> (java.sql.Date) null); t(() -> (java.util.logging.Logger) s);
        t(() -> (String) (Object) java.util.logging.Level.INFO); t(() -> (A) (Object) java.util.logging.Level.INFO);
        t(() -> { String x = un(5); return x; }); t(() -> { List<String> q = un(List.of(1)); return q.get(0).length(); });
        t(() -> { List<String> q = un(new ArrayList<>(List.of(1))); for (String x : q) n += 0; return 0; });
        t(() -> { Map<String, Integer> m = un(Map.of("k", "v")); int v = m.get("k"); return v; });
        t(() -> { Supplier<Integer> q = un((Supplier<String>) () -> "s"); int v = q.get(); return v; });
        t(() -> { Function<String, Integer> f = String::length; ((Function) f).apply(5); return 0; });
        t(() -> { Comparator<String> f = String::compareTo; ((Comparator) f).compare(1, "s"); return 0; });
        t(() -> { BiFunction<Integer, Integer, Integer> f = (x, y) -> x + y; ((BiFunction) f).apply(1, "y"); return 0; });
        t(() -> ((Comparable) s).compareTo(5)); t(() -> ((Comparable) i).compareTo("q")); t(() -> new TreeSet<Object>(List.of("a", 1)));
        t(() -> new TreeMap<Object, Object>(Map.of(a, 1))); t(() -> { Object[] x = {1, "b"}; Arrays.sort(x); return 0; });
        t(() -> { List<Object> x = new ArrayList<>(List.of("b", 2)); x.sort(null); return 0; });
        t(() -> Collections.max((Collection) List.of(1, "a"))); t(() -> String.class.cast(5)); t(() -> int.class.cast(5));
        t(() -> A.class.cast(new B()) instanceof B); t(() -> C.class.cast(a)); t(() -> String[].class.cast(oa));
        t(() -> C.class.asSubclass(A.class)); t(() -> B.class.asSubclass(A.class).getSimpleName()); t(() -> mx(un(1), un("s")));
        t(() -> { A[] x = un(new Object[1]); return x; }); t(() -> { int[] x = un("arr"); return x.length; });
        t(() -> ((E) (Object) E.Y).compareTo(un(Thread.State.NEW))); t(() -> { var x = (Runnable & I) s; return x; });
        t(() -> (I & Comparable<I>) s);
        t(() -> { for (Integer v : ExcClassCast.<List<Integer>>un(Arrays.asList("z"))) n += v; return 0; });
        t(() -> { Optional<String> o = un(Optional.of(1)); String x = o.get(); return x; });
        t(() -> { Iterator<A> it = un(List.of("q").iterator()); A x = it.next(); return x; }); t(() -> ((List<String>) l).isEmpty());
        t(() -> (String) null); t(() -> (int[]) null); t(() -> { Object[] g = (String[]) sa; return g.length; });
        t(() -> (Object[]) a2 instanceof A[][]); t(() -> (Object[]) iaa instanceof int[][]);
        t(() -> { switch ((E) a) { case X: return 1; default: return 2; } }); t(() -> { R rr = (R) s; return rr.x(); });
        t(() -> new R((Integer) s)); t(() -> ((B) a).hashCode()); t(() -> { A x = (A) s; return x; }); t(() -> { throw (Error) th; });
        t(() -> { throw (IllegalStateException) th; }); class Loc { } t(() -> (Loc) a); t(() -> (A) (Object) new Loc());
        t(() -> (B) (Object) new A() { });
    }
}
class ExcClassCastTop { }
