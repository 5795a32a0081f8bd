// StackWalker: frames, methods, line numbers relative to each other, caller class, lambdas, reflection frames hidden or not,
// recursion.
import java.lang.StackWalker.*;
import java.lang.reflect.Method;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class ReflStackWalker {
    static String frames(StackWalker w) {
        return w.walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName()).collect(Collectors.joining(" < ")));
    }
    static final StackWalker PLAIN = StackWalker.getInstance(), RET = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE),
            REFL = StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE, Option.SHOW_REFLECT_FRAMES));
    static class A { String up() { return B.up(); } Class<?> caller() { return Util.who(); } }
    static class B { static String up() { return new Object() { String go() { return frames(PLAIN); } }.go(); } }
    static class Util {
        static Class<?> who() { return RET.getCallerClass(); }
        static Class<?> who2() { return inner(); }
        private static Class<?> inner() { return RET.getCallerClass(); }
    }
    interface Df { default String d() { return frames(PLAIN); } }
    static int rec(int n, List<Integer> sizes) {
        if (n == 0) {
            sizes.add((int) (long) PLAIN.walk(Stream::count));
            return 0;
        }
        return 1 + rec(n - 1, sizes);
    }
    static String clinit;
    static class Init {
        static { clinit = frames(PLAIN); }
        static void touch() {}
    }
    String ctor;
    ReflStackWalker() { this(1); }
    ReflStackWalker(int x) { ctor = frames(PLAIN); }
    static void viaRefl() { System.out.println("refl " + frames(PLAIN)); }
    static Class<?> reflCaller() { return RET.getCallerClass(); }
    public static void main(String[] args) throws Exception {
        System.out.println(frames(PLAIN));
        System.out.println(new A().up());
        System.out.println(new A().caller() + " " + Util.who2() + " " + Util.who());
        System.out.println(new Df() {}.d());
        System.out.println(new ReflStackWalker().ctor);
        Init.touch();
        System.out.println(clinit);
        Supplier<String> lam = () -> frames(PLAIN); System.out.println(lam.get());
        System.out.println(Stream.of(1).map(x -> RET.walk(s -> s.map(f
                -> f.getDeclaringClass().getPackageName()).distinct().collect(Collectors.toList()))).collect(Collectors.toList()));
        Method m = ReflStackWalker.class.getDeclaredMethod("viaRefl");
        m.invoke(null);
        System.out.println(ReflStackWalker.class.getDeclaredMethod("reflCaller").invoke(null));
        List<Integer> sz = new ArrayList<>();
        rec(0, sz);
        rec(50, sz);
        rec(500, sz);
        System.out.println((sz.get(1) - sz.get(0)) + " " + (sz.get(2) - sz.get(0)));
        List<String> top = PLAIN.walk(s -> s.limit(3).map(f -> f.getMethodName() + ":" + f.getFileName() + ":" + f.isNativeMethod() + ":"
                + (f.getLineNumber() > 0) + ":" + (f.getByteCodeIndex() > 0)).collect(Collectors.toList()));
        System.out.println(top);
        int l1 = line(), l2 = line();
        int l3 = line();
        System.out.println((l2 - l1) + " " + (l3 - l2));
        System.out.println(line() - new Throwable().getStackTrace()[0].getLineNumber());
        RET.forEach(f -> System.out.println("each " + f.getMethodName() + f.getDescriptor() + " " + f.getMethodType() + " "
                + f.getDeclaringClass().getName() + " " + f.toStackTraceElement().getMethodName()));
        try { PLAIN.getCallerClass(); } catch (UnsupportedOperationException e) { System.out.println("UOE " + e.getMessage()); }
        try { PLAIN.walk(s -> s.findFirst().get()).getDeclaringClass(); } catch (UnsupportedOperationException e) {
                System.out.println("UOE2 " + e.getMessage()); }
        try { RET.getCallerClass(); } catch (IllegalCallerException e) { System.out.println("ICE " + e.getMessage()); }
        Stream<StackFrame>[] leak = new Stream[1];
        PLAIN.walk(s -> {
            leak[0] = s;
            return 0;
        });
        try { leak[0].count(); } catch (IllegalStateException e) { System.out.println("ISE"); }
        try {
            PLAIN.walk(s -> { throw new IllegalArgumentException("from fn"); });
        } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Object mf = RET.walk(s -> s.dropWhile(f -> !f.getMethodName().equals("main")).findFirst()).get();
        System.out.println(mf);
        Thread t = new Thread(() -> System.out.println(frames(PLAIN)), "walker");
        t.start();
        t.join();
        Comparator<Integer> c = (x, y) -> {
            if (depth == null) depth = RET.walk(s -> s.map(f -> f.getDeclaringClass().getSimpleName()).filter(q -> q.equals("TimSort")
                    || q.equals("Arrays") || q.equals("ArrayList")).distinct().collect(Collectors.joining(",")));
            return x - y;
        };
        List<Integer> li = new ArrayList<>(List.of(3, 1, 2));
        li.sort(c);
        System.out.println(li + depth);
        System.out.println(Thread.currentThread().getStackTrace()[1].getMethodName() + " "
                + Thread.currentThread().getStackTrace()[0] .getMethodName());
    }
    static String depth;
    static int line() { return PLAIN.walk(s -> s.skip(1).findFirst().get().getLineNumber()); }
}
