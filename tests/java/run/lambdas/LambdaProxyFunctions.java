// Functional interfaces through reflection: calls on lambdas by Method, dynamic proxies with defaults, annotations, generics.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class LambdaProxyFunctions {
    public interface Greeter { String greet(String who, int n); default String hello() { return greet("hello", 1) + "!"; } static Greeter shout() { return (w, n) -> w.toUpperCase(Locale.ROOT).repeat(n); } }
    public interface Loud extends Greeter { default String hello() { return "LOUD " + Greeter.super.hello(); } }
    static class Box<T> implements Supplier<T>, Consumer<T> { T t; public T get() { return t; } public void accept(T x) { t = x; } }
    static Function<String, List<? super Integer>> field = s -> new ArrayList<>(List.of((Integer) s.length()));
    static <T extends Comparable<T>> BinaryOperator<T> maxOp() { return (a, b) -> a.compareTo(b) > 0 ? a : b; }

    public static void main(String[] args) throws Exception {
        Greeter g = (w, n) -> w + n; Method gm = Greeter.class.getMethod("greet", String.class, int.class), hm = Greeter.class.getMethod("hello");
        System.out.println(gm.invoke(g, "bob", 3) + " " + hm.invoke(g) + " " + hm.isDefault() + gm.isDefault() + " " + Greeter.class.getMethod("shout").invoke(null).getClass().isHidden());
        System.out.println(((Greeter) Greeter.class.getMethod("shout").invoke(null)).greet("ab", 2));
        Method impl = g.getClass().getMethod("greet", String.class, int.class);
        System.out.println(impl.getReturnType().getSimpleName() + " " + Modifier.toString(impl.getModifiers()) + " " + impl.isBridge() + " " + impl.isSynthetic());
        try { gm.invoke(g, "x"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { gm.invoke(g, 1, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { gm.invoke(g, "x", null); } catch (IllegalArgumentException | NullPointerException e) { System.out.println(e.getClass().getSimpleName()); }
        try { gm.invoke(null, "x", 1); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { gm.invoke("notgreeter", "x", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Greeter thr = (w, n) -> { throw new IllegalStateException(w); };
        try { gm.invoke(thr, "inner", 1); } catch (InvocationTargetException e) { System.out.println(e.getMessage() + " " + e.getCause()); }
        // proxies
        List<String> log = new ArrayList<>();
        InvocationHandler h = (p, m, a) -> { log.add(m.getName() + (a == null ? "" : Arrays.toString(a))); if (m.isDefault()) return InvocationHandler.invokeDefault(p, m, a); return switch (m.getName()) { case "greet" -> "<" + a[0] + a[1] + ">"; case "toString" -> "proxy"; case "hashCode" -> 42; case "equals" -> p == a[0]; default -> null; }; };
        Loud pr = (Loud) Proxy.newProxyInstance(LambdaProxyFunctions.class.getClassLoader(), new Class<?>[] {Loud.class}, h);
        System.out.println(pr.greet("z", 9) + " " + pr.hello() + " " + pr + " " + pr.hashCode() + " " + pr.equals(pr) + " " + pr.equals(null));
        System.out.println(log);
        System.out.println(Proxy.isProxyClass(pr.getClass()) + " " + Proxy.isProxyClass(g.getClass()) + " " + (Proxy.getInvocationHandler(pr) == h));
        @SuppressWarnings("unchecked") Function<Integer, Integer> pf = (Function<Integer, Integer>) Proxy.newProxyInstance(LambdaProxyFunctions.class.getClassLoader(), new Class<?>[] {Function.class}, (p, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, a) : (Integer) a[0] * 3);
        System.out.println(pf.apply(5) + " " + pf.andThen(x -> x + 1).apply(5) + " " + pf.compose((Integer x) -> x - 1).apply(5) + " " + List.of(1, 2, 3).stream().map(pf).toList());
        IntPredicate ip = (IntPredicate) Proxy.newProxyInstance(LambdaProxyFunctions.class.getClassLoader(), new Class<?>[] {IntPredicate.class, Runnable.class}, (p, m, a) -> m.getReturnType() == boolean.class ? "notabool" : null);
        ((Runnable) ip).run();
        try { ip.test(1); } catch (ClassCastException e) { System.out.println("CCE from proxy"); }
        IntSupplier is = (IntSupplier) Proxy.newProxyInstance(LambdaProxyFunctions.class.getClassLoader(), new Class<?>[] {IntSupplier.class}, (p, m, a) -> null);
        try { is.getAsInt(); } catch (NullPointerException e) { System.out.println("NPE from proxy"); }
        Supplier<?> ck = (Supplier<?>) Proxy.newProxyInstance(LambdaProxyFunctions.class.getClassLoader(), new Class<?>[] {Supplier.class}, (p, m, a) -> { throw new java.io.IOException("io"); });
        try { ck.get(); } catch (UndeclaredThrowableException e) { System.out.println("UTE " + e.getCause()); }
        // generics and annotations
        System.out.println(LambdaProxyFunctions.class.getDeclaredField("field").getGenericType());
        System.out.println(LambdaProxyFunctions.class.getDeclaredMethod("maxOp").toGenericString());
        System.out.println(Arrays.toString(Box.class.getGenericInterfaces()));
        System.out.println(Function.class.isAnnotationPresent(FunctionalInterface.class) + " " + Comparable.class.isAnnotationPresent(FunctionalInterface.class) + " " + Greeter.class.isAnnotationPresent(FunctionalInterface.class));
        System.out.println(field.apply("four") + " " + LambdaProxyFunctions.<Integer>maxOp().apply(3, 9)); Box<String> b = new Box<>();
        Consumer<String> c = b; Supplier<String> s = b; c.accept("via iface"); System.out.println(s.get()); int bridges = 0;
        for (Method m : Box.class.getDeclaredMethods()) if (m.isBridge()) bridges++;
        System.out.println("bridges " + bridges);
        // count abstract methods of the function package
        Class<?>[] fs = {Function.class, BiFunction.class, Supplier.class, Predicate.class, IntPredicate.class, UnaryOperator.class, ToIntFunction.class, Comparator.class, ObjIntConsumer.class, Runnable.class};
        for (Class<?> k : fs) { List<String> ab = new ArrayList<>(), df = new ArrayList<>(), st = new ArrayList<>(); for (Method m : k.getMethods()) (Modifier.isStatic(m.getModifiers()) ? st : m.isDefault() ? df : ab).add(m.getName()); Collections.sort(ab); Collections.sort(df); Collections.sort(st); System.out.println(k.getSimpleName() + " " + ab + df + st); }
    }
}
