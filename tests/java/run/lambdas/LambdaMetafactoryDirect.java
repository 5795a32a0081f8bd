// Making functional objects by hand: LambdaMetafactory, altMetafactory, MethodHandleProxies, handles bound and composed.
import java.lang.invoke.*;
import java.lang.reflect.Method;
import java.util.*;
import java.util.function.*;

public class LambdaMetafactoryDirect {
    public interface Tri { String go(int a, long b, double c); default String twice() { return go(1, 2, 3) + go(4, 5, 6); } }
    interface Mark { default String mark() { return "marked"; } }
    static String impl(String pre, int a, long b, double c) { return pre + a + "," + b + "," + c + ";"; }
    String inst(String x) { return "inst " + x; }
    private static int secret(int x) { return x ^ 0x55; }
    static int add(int a, int b) { return a + b; }
    static void boom(String s) { throw new IllegalStateException("boom " + s); }
    static MethodType mt(Class<?> r, Class<?>... p) { return MethodType.methodType(r, p); }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle len = l.findVirtual(String.class, "length", mt(int.class));
        CallSite cs = LambdaMetafactory.metafactory(l, "apply", mt(Function.class), mt(Object.class, Object.class), len, mt(Integer.class, String.class));
        Function<String, Integer> f = (Function<String, Integer>) cs.getTarget().invokeExact();
        System.out.println(f.apply("seven!!") + " " + f.andThen(x -> x * 2).apply("ab"));
        MethodHandle im = l.findStatic(LambdaMetafactoryDirect.class, "impl", mt(String.class, String.class, int.class, long.class, double.class));
        cs = LambdaMetafactory.metafactory(l, "go", mt(Tri.class, String.class), mt(String.class, int.class, long.class, double.class), im, mt(String.class, int.class, long.class, double.class));
        Tri t = (Tri) cs.getTarget().invokeExact("p:"); Tri t2 = (Tri) cs.getTarget().invoke("q:");
        System.out.println(t.go(1, 1L << 40, .5) + t2.twice() + (t.getClass() == t2.getClass()));
        MethodHandle sec = l.findStatic(LambdaMetafactoryDirect.class, "secret", mt(int.class, int.class));
        cs = LambdaMetafactory.metafactory(l, "applyAsInt", mt(IntUnaryOperator.class), mt(int.class, int.class), sec, mt(int.class, int.class));
        IntUnaryOperator u = (IntUnaryOperator) cs.getTarget().invokeExact(); System.out.println(u.andThen(u).applyAsInt(1234));
        MethodHandle ctor = l.findConstructor(StringBuilder.class, mt(void.class, String.class));
        cs = LambdaMetafactory.metafactory(l, "apply", mt(Function.class), mt(Object.class, Object.class), ctor, mt(StringBuilder.class, String.class));
        System.out.println(((Function<String, StringBuilder>) cs.getTarget().invokeExact()).apply("abc").reverse());
        cs = LambdaMetafactory.altMetafactory(l, "get", mt(Supplier.class, int.class), mt(Object.class), l.findStatic(Integer.class, "valueOf", mt(Integer.class, int.class)), mt(Integer.class), LambdaMetafactory.FLAG_MARKERS | LambdaMetafactory.FLAG_SERIALIZABLE, 1, Mark.class);
        Supplier<Integer> sup = (Supplier<Integer>) cs.getTarget().invoke(77);
        System.out.println(sup.get() + " " + ((Mark) sup).mark() + " " + (sup instanceof java.io.Serializable));
        try { LambdaMetafactory.metafactory(l, "apply", mt(Function.class), mt(Object.class, Object.class), len, mt(String.class, String.class)); System.out.println("?"); } catch (LambdaConversionException e) { System.out.println("LCE " + e.getMessage()); }
        try { LambdaMetafactory.metafactory(l, "x", mt(String.class), mt(Object.class), len, mt(int.class, String.class)); System.out.println("?"); } catch (LambdaConversionException e) { System.out.println("LCE " + e.getMessage()); }

        IntBinaryOperator prox = MethodHandleProxies.asInterfaceInstance(IntBinaryOperator.class, l.findStatic(LambdaMetafactoryDirect.class, "add", mt(int.class, int.class, int.class)));
        System.out.println(prox.applyAsInt(20, 22) + " " + MethodHandleProxies.isWrapperInstance(prox) + " " + MethodHandleProxies.wrapperInstanceTarget(prox).type() + " " + prox.equals(prox));
        Consumer<String> bm = MethodHandleProxies.asInterfaceInstance(Consumer.class, l.findStatic(LambdaMetafactoryDirect.class, "boom", mt(void.class, String.class)));
        try { bm.accept("x"); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { MethodHandleProxies.asInterfaceInstance(Comparator.class, sec); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }

        // combinators
        MethodHandle add = l.findStatic(LambdaMetafactoryDirect.class, "add", mt(int.class, int.class, int.class));
        MethodHandle inc = MethodHandles.insertArguments(add, 1, 1); System.out.println((int) inc.invokeExact(41));
        MethodHandle both = MethodHandles.collectArguments(add, 1, inc); System.out.println((int) both.invokeExact(10, 5));
        System.out.println((int) MethodHandles.filterReturnValue(both, sec).invokeExact(1, 2) + " " + (int) MethodHandles.filterArguments(add, 0, inc, sec).invokeExact(3, 4) + " " + (int) MethodHandles.permuteArguments(add, mt(int.class, int.class), 0, 0).invokeExact(8) + " " + (int) MethodHandles.dropArguments(inc, 0, String.class, double.class).invokeExact("d", 1.0, 6) + " " + (int) MethodHandles.foldArguments(MethodHandles.dropArguments(add, 2, int.class), add).invokeExact(3, 4));
        MethodHandle guard = MethodHandles.guardWithTest(l.findVirtual(String.class, "isEmpty", mt(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, String.class), len);
        System.out.println((int) guard.invokeExact("") + " " + (int) guard.invokeExact("abc"));
        MethodHandle parse = l.findStatic(Integer.class, "parseInt", mt(int.class, String.class));
        MethodHandle caught = MethodHandles.catchException(parse, NumberFormatException.class, MethodHandles.dropArguments(MethodHandles.constant(int.class, -9), 0, NumberFormatException.class));
        System.out.println((int) caught.invokeExact("12") + " " + (int) caught.invokeExact("1x"));
        MethodHandle spread = im.asSpreader(Object[].class, 3); System.out.println((String) spread.invoke("s:", new Object[] {1, 2L, 3.0}));
        MethodHandle coll = l.findStatic(Arrays.class, "asList", mt(List.class, Object[].class)).asCollector(Object[].class, 3);
        System.out.println((List<?>) coll.invoke("a", 1, 'c'));
        System.out.println(l.findStatic(String.class, "format", mt(String.class, String.class, Object[].class)).invoke("%s-%s", "x", 5));
        MethodHandle bind = l.bind(new LambdaMetafactoryDirect(), "inst", mt(String.class, String.class));
        System.out.println((String) bind.invokeExact("b") + " " + bind.type() + " " + bind.asType(mt(Object.class, Object.class)).invoke((Object) "gen"));
        try { int bad = (int) add.invokeExact(1L, 2); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
        try { add.invoke("x", 2); } catch (WrongMethodTypeException e) { System.out.println("WMT"); } catch (ClassCastException e) { System.out.println("CCE"); }
        try { add.invokeWithArguments(1, "x"); } catch (ClassCastException e) { System.out.println("CCE args"); }
        System.out.println(add.invokeWithArguments(List.of(30, 12)) + " " + (long) add.invoke((short) 3, (byte) 4) + " " + (Object) add.invoke(Integer.valueOf(5), 'A'));
        try { l.findVirtual(String.class, "nope", mt(int.class)); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        try { MethodHandles.publicLookup().findStatic(LambdaMetafactoryDirect.class, "secret", mt(int.class, int.class)); } catch (IllegalAccessException | NoSuchMethodException e) { System.out.println(e.getClass().getSimpleName()); }
        MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 1), MethodHandles.dropArguments(MethodHandles.permuteArguments(add, mt(int.class, int.class, int.class), 0, 1), 2));
        System.out.println((int) loop.invoke());
        Method m = LambdaMetafactoryDirect.class.getDeclaredMethod("secret", int.class);
        System.out.println((int) l.unreflect(m).invokeExact(0) + " " + l.revealDirect(sec));
        System.out.println(Function.class.getMethod("apply", Object.class).invoke((Function<Integer, Integer>) x -> x + 1, 5));
    }
}
