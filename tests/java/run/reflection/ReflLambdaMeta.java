// LambdaMetafactory used directly, lambda class facts, capture kinds, method reference kinds, serializable lambdas, intersection
// casts.
import java.io.*;
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;

public class ReflLambdaMeta {
    static int mul(int a, int b) { return a * b; }
    String inst(String s) { return s + this.k; }
    final int k;
    ReflLambdaMeta(int k) { this.k = k; }
    static String gen(Object o) { return "<" + o + ">"; }
    public interface Marker {}
    public interface Two {
        Object ap(Object a, Object b);
        default String nm() { return "two"; }
    }
    interface Prim {
        long op(byte b, char c, short s, int i, float f, double d, boolean z);
    }
    static long primImpl(int b, int c, int s, long i, double f, double d, Boolean z) { return (long) (b + c + s + i + f + d + (z
            ? 1000 : 0)); }
    static <S> S make(MethodHandles.Lookup L, Class<S> itf, String name, MethodType erased, MethodHandle impl, MethodType inst,
            Object... cap) throws Throwable {
        Class<?>[] ct = new Class<?>[cap.length];
        for (int i = 0; i < cap.length; i++) ct[i] = impl.type().parameterType(i);
        CallSite cs = LambdaMetafactory.metafactory(L, name, methodType(itf, ct), erased, impl, inst);
        return itf.cast(cs.getTarget().invokeWithArguments(cap));
    }
    static <T extends Runnable & Marker & Serializable> T both(T t) { return t; }
    static void vv(StringBuilder sb, Object... o) { sb.append(o.length); }
    static class Par {
        String hi() { return "Par.hi"; }
    }
    static class Chi extends Par {
        String hi() { return "Chi.hi"; }
        Supplier<String> sup() { return super::hi; }
        Supplier<Supplier<String>> nest() { return () -> () -> super.hi() + this.hi(); }
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup L = MethodHandles.lookup();
        MethodHandle mul = L.findStatic(ReflLambdaMeta.class, "mul", methodType(int.class, int.class, int.class)),
                inst = L.findVirtual(ReflLambdaMeta.class, "inst", methodType(String.class, String.class)),
                gen = L.findStatic(ReflLambdaMeta.class, "gen", methodType(String.class, Object.class));
        System.out.println(make(L, IntBinaryOperator.class, "applyAsInt", mul.type(), mul, mul.type()).applyAsInt(6, 7) + " " + make(L,
                IntUnaryOperator.class, "applyAsInt", methodType(int.class, int.class), mul, methodType(int.class, int.class),
                5).applyAsInt(9) + " " + make(L, IntSupplier.class, "getAsInt", methodType(int.class), mul, methodType(int.class), 3,
                4).getAsInt());
        System.out.println(((BinaryOperator<Integer>) make(L, BinaryOperator.class, "apply", methodType(Object.class, Object.class,
                Object.class), mul, methodType(Integer.class, Integer.class, Integer.class))).apply(8, 9));
        System.out.println(((Function<String, String>) make(L, Function.class, "apply", methodType(Object.class, Object.class), inst,
                methodType(String.class, String.class), new ReflLambdaMeta(7))).apply("cap") + ((BiFunction<ReflLambdaMeta, String,
                String>) make(L, BiFunction.class, "apply", methodType(Object.class, Object.class, Object.class), inst,
                methodType(String.class, ReflLambdaMeta.class, String.class))).apply(new ReflLambdaMeta(8), "un") + ((Function<Integer,
                Object>) make(L, Function.class, "apply", methodType(Object.class, Object.class), gen, methodType(Object.class,
                Integer.class))).apply(1));
        MethodHandle ctor = L.findConstructor(StringBuilder.class, methodType(void.class, String.class));
        System.out.println(((Function<String, StringBuilder>) make(L, Function.class, "apply", methodType(Object.class, Object.class),
                ctor, methodType(StringBuilder.class, String.class))).apply("sb").reverse());
        Object alt = LambdaMetafactory.altMetafactory(L, "ap", methodType(Two.class), methodType(Object.class, Object.class, Object.class),
                mul, methodType(Integer.class, Integer.class, Integer.class), LambdaMetafactory.FLAG_MARKERS, 1,
                Marker.class).getTarget().invoke();
        System.out.println((alt instanceof Marker) + " " + ((Two) alt).ap(3, 5) + ((Two) alt).nm());
        try { ((Two) alt).ap("x", 1); } catch (ClassCastException e) { System.out.println("CCE"); }
        try {
            LambdaMetafactory.metafactory(L, "run", methodType(String.class), methodType(void.class), mul, methodType(void.class));
        } catch (LambdaConversionException e) { System.out.println("LCE " + e.getMessage()); }
        try {
            LambdaMetafactory.metafactory(L, "applyAsInt", methodType(IntUnaryOperator.class), methodType(int.class, int.class), mul,
                    methodType(int.class, int.class));
        } catch (LambdaConversionException e) { System.out.println("LCE2 " + e.getMessage()); }
        try {
            LambdaMetafactory.metafactory(L, "apply", methodType(Function.class), methodType(Object.class, Object.class),
                    inst.bindTo(new ReflLambdaMeta(1)), methodType(String.class, String.class));
        } catch (LambdaConversionException | IllegalArgumentException e) { System.out.println(e.getClass().getSimpleName()); }
        Prim p = ReflLambdaMeta::primImpl;
        System.out.println(p.op((byte) -1, 'a', (short) 2, 3, 1.5f, 2.5, true));
        Runnable r = () -> {}, r2 = () -> {};
        System.out.println(r.getClass().isHidden() + " " + r.getClass().isSynthetic() + " " + r.getClass().isAnonymousClass() + " "
                + (r.getClass() == r2.getClass()) + " " + r.getClass().getName().startsWith("ReflLambdaMeta$$Lambda") + " "
                + r.getClass().getInterfaces()[0] + " " + r.getClass().getNestHost().getSimpleName() + " " + r.getClass().getSuperclass());
        Supplier<Runnable> same = () -> () -> {};
        System.out.println(same.get() == same.get());
        int q = args.length;
        Supplier<Runnable> cap = () -> () -> System.out.println(q);
        System.out.println(cap.get() != cap.get());
        Runnable inter = both((Runnable & Marker & Serializable) () -> System.out.println("inter"));
        inter.run();
        System.out.println((inter instanceof Marker) + "" + (inter instanceof Serializable));
        String pre = "p";
        long lg = 1L << 33;
        double db = .5;
        Function<String, String> ser = (Function<String, String> & Serializable) s -> pre + s + lg + db;
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (ObjectOutputStream oo = new ObjectOutputStream(bo)) { oo.writeObject(ser); }
        @SuppressWarnings("unchecked") Function<String, String> back = (Function<String,
                String>) new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray())).readObject();
        System.out.println(back.apply("-X-") + " " + (back != ser));
        java.lang.reflect.Method wr = ser.getClass().getDeclaredMethod("writeReplace");
        wr.setAccessible(true);
        SerializedLambda sl = (SerializedLambda) wr.invoke(ser);
        System.out.println(sl.getCapturingClass() + " " + sl.getFunctionalInterfaceClass() + " " + sl.getImplMethodSignature() + " "
                + sl.getCapturedArgCount() + " " + sl.getCapturedArg(0) + sl.getCapturedArg(1) + sl.getCapturedArg(2) + " "
                + sl.getInstantiatedMethodType() + " " + MethodHandleInfo.referenceKindToString(sl.getImplMethodKind()));
        System.out.println(new Chi().sup().get() + " " + new Chi().nest().get().get());
        IntFunction<int[][]> arr = int[][]::new;
        Function<Integer, List<String>[]> ga = List[]::new;
        System.out.println(arr.apply(3).length + " " + ga.apply(2).getClass().getSimpleName());
        BiConsumer<StringBuilder, Object> bc = ReflLambdaMeta::vv;
        StringBuilder sb = new StringBuilder();
        bc.accept(sb, 1);
        Consumer<StringBuilder> cv = ReflLambdaMeta::vv;
        cv.accept(sb);
        System.out.println(sb);
        Supplier<String> nul = () -> null;
        System.out.println(nul.get());
        ReflLambdaMeta none = null;
        try {
            Function<String, String> nf = none::inst;
            System.out.println("?");
        } catch (NullPointerException e) { System.out.println("NPE at capture"); }
        ToIntFunction<String> len = String::length;
        ToLongFunction<Integer> wl = Integer::intValue;
        Function<Object, Class<?>> gc = Object::getClass;
        System.out.println(len.applyAsInt("four") + wl.applyAsLong(5) + gc.apply("").getSimpleName());
        Function<Integer, Function<Integer, Function<Integer, Integer>>> cur = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(cur.apply(1).apply(2).apply(3));
        BooleanSupplier[] bs = new BooleanSupplier[3];
        for (int i = 0; i < 3; i++) {
            int z = i;
            bs[i] = () -> z % 2 == 0;
        }
        for (BooleanSupplier b : bs) System.out.print(b.getAsBoolean() + " ");
        System.out.println();
    }
}
