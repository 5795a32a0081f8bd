// WrongMethodTypeException and polymorphic signatures: exactness of invokeExact call sites, return type inference,
// MethodHandle.toString.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

public class ReflWrongType {
    static long twice(int x) { return 2L * x; }
    static Object obj(Object o) { return o; }
    static void nothing() {}
    static int many(int a, Integer b, String c) { return a + b + c.length(); }
    static <T extends Comparable<T>> T gen(T a) { return a; }
    static char ch(char c) { return ++c; }
    static boolean b(boolean z) { return !z; }
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (WrongMethodTypeException e) { System.out.println(n + " WMT: "
                + e.getMessage()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e instanceof ClassCastException ? "" : ": " + e.getMessage()));
        }
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup L = MethodHandles.lookup(); Class<?> C = ReflWrongType.class;
        MethodHandle tw = L.findStatic(C, "twice", methodType(long.class, int.class)), ob = L.findStatic(C, "obj", methodType(Object.class,
                Object.class)), no = L.findStatic(C, "nothing", methodType(void.class)), ma = L.findStatic(C, "many", methodType(int.class,
                int.class, Integer.class, String.class)), ge = L.findStatic(C, "gen", methodType(Comparable.class, Comparable.class)),
                ch = L.findStatic(C, "ch", methodType(char.class, char.class)), bo = L.findStatic(C, "b", methodType(boolean.class,
                boolean.class));
        t("ok", () -> (long) tw.invokeExact(4));
        t("int ret", () -> (int) tw.invokeExact(4));
        t("obj ret", () -> tw.invokeExact(4));
        t("void ret", () -> {
            tw.invokeExact(4);
            return 0;
        });
        t("byte arg", () -> (long) tw.invokeExact((byte) 4));
        t("Integer arg", () -> (long) tw.invokeExact(Integer.valueOf(4)));
        t("no arg", () -> (long) tw.invokeExact());
        t("two args", () -> (long) tw.invokeExact(1, 2));
        t("obj arg", () -> (long) tw.invokeExact((Object) 4));
        t("invoke int ret", () -> (int) tw.invoke(4));
        t("invoke Object ret", () -> tw.invoke(4));
        t("invoke void", () -> {
            tw.invoke(4);
            return "v";
        });
        t("invoke byte", () -> (long) tw.invoke((byte) 4));
        t("invoke char", () -> (long) tw.invoke('a'));
        t("invoke long", () -> (long) tw.invoke(4L));
        t("invoke Integer", () -> (long) tw.invoke(Integer.valueOf(4)));
        t("invoke Object", () -> (long) tw.invoke((Object) 4));
        t("invoke Object bad", () -> (long) tw.invoke((Object) "s"));
        t("invoke Object Short", () -> (long) tw.invoke((Object) (short) 9));
        t("invoke Object Long", () -> (long) tw.invoke((Object) 9L));
        t("invoke String", () -> (long) tw.invoke("s"));
        t("double ret", () -> (double) tw.invoke(4));
        t("Long ret", () -> (Long) tw.invoke(4));
        t("Number ret", () -> (Number) tw.invoke(4));
        t("Integer ret", () -> (Integer) tw.invoke(4));
        t("String ret", () -> (String) tw.invoke(4));
        t("null int", () -> {
            try { return (long) tw.invoke((Integer) null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("obj str", () -> (Object) ob.invokeExact((Object) "s"));
        t("obj str inexact", () -> (Object) ob.invokeExact("s"));
        t("obj cast ret", () -> (String) ob.invokeExact((Object) "s"));
        t("obj invoke cast", () -> (String) ob.invoke("s"));
        t("obj invoke bad cast", () -> (Integer) ob.invoke("s"));
        t("obj prim", () -> (int) ob.invoke(5));
        t("obj prim to long", () -> (long) ob.invoke(5));
        t("obj null", () -> ob.invoke(null));
        t("obj null exact", () -> (Object) ob.invokeExact((Object) null));
        t("obj null void-typed", () -> (Object) ob.invokeExact(null));
        t("obj to int from null", () -> {
            try { return (int) ob.invoke((Object) null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("nothing", () -> {
            no.invokeExact();
            return "ok";
        });
        t("nothing obj", () -> (Object) no.invokeExact());
        t("nothing invoke obj", () -> (Object) no.invoke());
        t("nothing invoke int", () -> (int) no.invoke());
        t("nothing invoke bool", () -> (boolean) no.invoke());
        t("many", () -> (int) ma.invokeExact(1, (Integer) 2, "abc"));
        t("many inexact", () -> (int) ma.invokeExact(1, 2, "abc"));
        t("many invoke", () -> (int) ma.invoke((Object) 1, 2, (Object) "abc"));
        t("many swapped", () -> (int) ma.invoke("abc", 1, 2));
        t("many withArgs", () -> ma.invokeWithArguments(1, 2, "abcd"));
        t("many withArgs few", () -> ma.invokeWithArguments(1, 2));
        t("many withArgs bad", () -> ma.invokeWithArguments("x", 2, "y"));
        t("gen", () -> (Comparable) ge.invokeExact((Comparable) "g"));
        t("gen str", () -> (String) ge.invoke("g"));
        t("char", () -> (char) ch.invokeExact('a'));
        t("char int", () -> (char) ch.invoke(97));
        t("char to int", () -> (int) ch.invoke('a'));
        t("char to short", () -> (short) ch.invoke('a'));
        t("bool", () -> (boolean) bo.invokeExact(true));
        t("bool int", () -> (int) bo.invoke(true));
        t("bool Boolean", () -> (Boolean) bo.invoke(Boolean.TRUE));
        for (MethodHandle h : new MethodHandle[]{tw, ob, no, ma, ge, ch, bo}) System.out.println(h + " "
                + h.type().toMethodDescriptorString() + " " + h.type().parameterCount());
        long sum = 0;
        for (int i = 0; i < 300; i++) sum += (long) tw.invokeExact(i) + (i % 2 == 0 ? (int) ch.invoke((char) i) : (long) (int) ma.invoke(i,
                i + 1, "k") ) ;
        System.out.println("sum " + sum);
    }
}
