// StackWalker basics: frames of methods, lambdas, constructors, reflection hidden and shown, getCallerClass, limits and filters, line numbers, method types, failures.
import java.lang.StackWalker.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class ExcStackWalker {
    static final StackWalker W = StackWalker.getInstance(), R = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE), ALL = StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE, Option.SHOW_REFLECT_FRAMES));
    static List<String> frames(StackWalker w) { return w.walk(s -> s.map(f -> f.getClassName().replace("ExcStackWalker", "ESW") + "." + (f.getMethodName().startsWith("lambda$") ? "lambda" : f.getMethodName())).collect(Collectors.toList())); }
    static List<String> a(StackWalker w) { return b(w); } static List<String> b(StackWalker w) { return frames(w); }
    static class K { final List<String> f; K(StackWalker w) { f = frames(w); } List<String> m(StackWalker w) { return new Object() { List<String> n() { return frames(w); } }.n(); } }
    static Class<?> caller() { return R.getCallerClass(); } static class Other { static Class<?> viaOther() { return caller(); } static Class<?> viaLambda() { Supplier<Class<?>> s = () -> caller(); return s.get(); } static Class<?> viaRef() { Supplier<Class<?>> s = ExcStackWalker::caller; return s.get(); } }
    static int rec(int n) { return n == 0 ? (int) (long) W.walk(s -> s.filter(f -> f.getMethodName().equals("rec")).count()) : rec(n - 1); }
    static Optional<StackFrame> first(Predicate<StackFrame> p) { return R.walk(s -> s.filter(p).findFirst()); }
    public static void main(String[] args) throws Exception {
        System.out.println(a(W));
        System.out.println(new K(W).f); System.out.println(new K(W).m(W));
        Supplier<List<String>> s = () -> a(W); System.out.println(s.get());
        System.out.println(List.of(1).stream().map(x -> W.walk(t -> t.count() > 5)).toList());
        System.out.println(ExcStackWalker.class.getDeclaredMethod("a", StackWalker.class).invoke(null, W));
        List<String> refl = (List<String>) ExcStackWalker.class.getDeclaredMethod("a", StackWalker.class).invoke(null, ALL); System.out.println(refl.size() > 4 ? refl : "few");
        System.out.println(caller() + " " + Other.viaOther() + " " + Other.viaLambda() + " " + Other.viaRef());
        System.out.println(rec(5));
        W.forEach(f -> System.out.println(f.getMethodName() + " " + f.getLineNumber() + " " + f.getFileName() + " " + f.isNativeMethod() + " " + f.getDescriptor() + " " + f.toStackTraceElement()));
        StackFrame f = first(x -> x.getMethodName().equals("main")).get(); System.out.println(f.getDeclaringClass() + " " + f.getMethodType() + " " + f.getClassName() + " " + f);
        try { W.walk(x -> x.findFirst().get().getDeclaringClass()); } catch (UnsupportedOperationException e) { System.out.println("uoe " + e.getMessage()); }
        try { W.getCallerClass(); } catch (UnsupportedOperationException e) { System.out.println("uoe2 " + e.getMessage()); }
        System.out.println(R.walk(x -> x.skip(1).findFirst()).isPresent() + " " + R.walk(x -> x.limit(0).count()));
        Stream<StackFrame> leaked = W.walk(x -> x); try { leaked.count(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        Thread t = new Thread(() -> System.out.println(frames(W))); t.start(); t.join();
        Thread u = new Thread(() -> { try { caller0(); } catch (IllegalCallerException e) { System.out.println(e.getMessage()); } }); u.start(); u.join();
        try { W.walk(x -> { throw new IllegalArgumentException("in walk"); }); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        List<Integer> l = new ArrayList<>(List.of(2, 1)); l.sort((x, y) -> { List<String> names = W.walk(q -> q.map(StackFrame::getMethodName).filter(n -> !n.startsWith("lambda")).limit(4).collect(Collectors.toList())); System.out.println(names); return x - y; });
    }
    static void caller0() { System.out.println(caller()); }
}
