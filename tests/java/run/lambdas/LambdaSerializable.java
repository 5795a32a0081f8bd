// Intersection casts, marker interfaces, serializable lambdas written and read back, and the shape of SerializedLambda.
import java.io.*;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.util.*;
import java.util.function.*;

public class LambdaSerializable {
    interface Marker {}
    interface Named { default String nm() { return "named"; } }
    interface SerF<A, B> extends Function<A, B>, Serializable {}
    static class Pt implements Serializable { int x; Pt(int x) { this.x = x; } int plus(int y) { return x + y; } }

    @SuppressWarnings("unchecked") static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) { o.writeObject(t); }
        try (ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()))) { return (T) i.readObject(); }
    }
    static SerializedLambda form(Object l) throws Exception {
        Method m = l.getClass().getDeclaredMethod("writeReplace");
        m.setAccessible(true);
        return (SerializedLambda) m.invoke(l);
    }
    static <T extends Runnable & Marker> String both(T t) { t.run(); return "both " + (t instanceof Marker); }
    static <T extends Object & Comparable<? super T> & Serializable> T mx(List<T> l) { return Collections.max(l); }

    public static void main(String[] args) throws Exception {
        Runnable r = (Runnable & Marker) () -> System.out.println("run marked");
        r.run();
        System.out.println((r instanceof Marker) + " " + (r instanceof Serializable) + " " + ((Object) r instanceof Named));
        Runnable r2 = (Runnable & Marker & Named & Serializable) () -> System.out.println("run r2");
        System.out.println(((Named) r2).nm() + " " + (r2 instanceof Serializable));
        System.out.println(LambdaSerializable.both((Runnable & Marker) () -> System.out.print("in both: ")));
        copy(r2).run();

        SerF<Integer, Integer> twice = x -> x * 2;
        System.out.println(copy(twice).apply(21) + " " + copy(twice).andThen(x -> x + 1).apply(4));
        int cap = 5; long lc = 1L << 40; double dc = 2.5; String sc = "str"; boolean zc = true; char cc = 'c'; byte bc = -1; Pt pt = new Pt(3);
        Supplier<String> all = (Supplier<String> & Serializable) () -> cap + " " + lc + " " + dc + " " + sc + " " + zc + " " + cc + " " + bc + " " + pt.x;
        Supplier<String> all2 = copy(all);
        pt.x = 99;
        System.out.println(all.get() + " | " + all2.get());

        SerF<String, Integer> len = String::length;
        SerF<Integer, Pt> ctor = Pt::new;
        SerF<Integer, Integer> bound = new Pt(10)::plus;
        IntFunction<int[]> arr = (IntFunction<int[]> & Serializable) int[]::new;
        SerF<String, Integer> parse = Integer::parseInt;
        System.out.println(copy(len).apply("four") + " " + copy(ctor).apply(8).x + " " + copy(bound).apply(1) + " " + copy(arr).apply(3).length + " " + copy(parse).apply("77"));
        Comparator<String> cmp = Comparator.comparing((SerF<String, Integer>) String::length).thenComparing(Comparator.reverseOrder());
        List<String> l = new ArrayList<>(List.of("bb", "a", "cc", "ddd", "b"));
        l.sort(copy(cmp)); System.out.println(l);

        SerializedLambda f = form(len);
        System.out.println(f.getImplClass() + " " + f.getImplMethodName() + " " + f.getImplMethodSignature() + " " + f.getImplMethodKind() + " " + f.getCapturedArgCount());
        f = form(all);
        System.out.println(f.getCapturingClass() + " " + f.getFunctionalInterfaceClass() + " " + f.getFunctionalInterfaceMethodName() + f.getFunctionalInterfaceMethodSignature() + " " + f.getInstantiatedMethodType() + " " + f.getCapturedArgCount());
        for (int i = 0; i < 7; i++) { Object o = f.getCapturedArg(i); System.out.print(o.getClass().getSimpleName() + "=" + o + " "); }
        System.out.println();
        f = form(ctor); System.out.println(f.getImplMethodName() + " " + f.getImplMethodKind());
        f = form(bound); System.out.println(f.getImplMethodName() + " " + f.getImplMethodKind() + " " + f.getCapturedArg(0).getClass().getSimpleName());

        // not serializable
        Runnable plain = () -> {};
        try { copy(plain); } catch (NotSerializableException e) { System.out.println("NSE " + e.getMessage().startsWith("LambdaSerializable$$Lambda")); }
        Object no = new Object();
        Supplier<Object> captNo = (Supplier<Object> & Serializable) () -> no;
        try { copy(captNo); } catch (NotSerializableException e) { System.out.println("NSE " + e.getMessage()); }
        // shared identity inside one graph
        Object[] two = copy(new Object[] {twice, twice, all});
        System.out.println((two[0] == two[1]) + " " + (two[0] == two[2]));
        System.out.println(mx(List.of(3, 9, 4)));
        System.out.println(twice.getClass().isSynthetic() + " " + twice.getClass().isHidden() + " " + twice.getClass().isAnonymousClass() + " " + Arrays.toString(twice.getClass().getInterfaces()) + " " + twice.getClass().getSuperclass());
    }
}
