// Initialisation through reflection, Class.forName variants, method handles, VarHandles, Unsafe-free checks, ServiceLoader-free, enums via reflection, arrays via reflection, lookups.
import java.lang.invoke.*;
import java.lang.reflect.*;
public class InitReflect {
    static int p(String s) { System.out.println("  init " + s); return 5; } static void s(Object x) { System.out.println(x); }
    static class F1 { static { p("F1"); } } static class F2 { static { p("F2"); } static int v = 3; static final int K = 4; int i = 1; }
    static class F3 { static { p("F3"); } static void m() { s("F3.m"); } void im() { s("F3.im"); } }
    static class F4 { static { p("F4"); } F4() { s("F4()"); } } static class F5 { static { p("F5"); } }
    static class F6 extends F5 { static { p("F6"); } }
    static class F7 { static { p("F7"); } static int v = 8; static int sm(int x) { return x + v; } }
    static class F8 { static { p("F8"); } static int v = 1; } static class F9 { static { p("F9"); } F9(int x) { s("F9 " + x); } }
    enum E1 { A, B; static { p("E1"); } } enum E2 { A; static { p("E2"); } } enum E3 { A; static { p("E3"); } }
    static class G1 { static { p("G1"); } } static class G2 { static { p("G2"); } static final int C = 6; }
    static class G3 { static { p("G3"); } } record Rc(int a) { static { p("Rc"); } }
    interface If1 { int X = p("If1"); default void d() { } } static class Ann { static { p("Ann"); } @Deprecated static int f; }
    static class H1 { static { p("H1"); } static int v = 2; } static class H2 { static { p("H2"); } static final H2 I = new H2(); }
    static class Bad { static { if (true) throw new IllegalStateException("bad init"); } static int v; static void m() { } Bad() { } }
    public static void main(String[] args) throws Throwable {
        ClassLoader cl = InitReflect.class.getClassLoader(); s("forName"); Class.forName("InitReflect$F1"); s("forName again");
        Class.forName("InitReflect$F1"); s("forName false"); Class<?> c = Class.forName("InitReflect$F2", false, cl);
        s("loaded " + c.getSimpleName()); s("fields " + c.getDeclaredFields().length + " ctors " + c.getDeclaredConstructors().length);
        s("const get"); s(c.getDeclaredField("K").get(null)); s("forName true"); Class.forName("InitReflect$F2", true, cl); s("loadClass");
        Class<?> c3 = cl.loadClass("InitReflect$F3"); s("getMethod"); Method m = c3.getDeclaredMethod("m"); s("invoke"); m.invoke(null);
        s("newInstance"); c = Class.forName("InitReflect$F4", false, cl); Constructor<?> k = c.getDeclaredConstructor(); s("have ctor");
        k.newInstance(); s("subclass"); Class.forName("InitReflect$F6"); s("array class"); Class.forName("[LInitReflect$G1;");
        Array.newInstance(Class.forName("InitReflect$G1", false, cl), 3); s("no init G1"); MethodHandles.Lookup l = MethodHandles.lookup();
        s("findStatic"); MethodHandle h = l.findStatic(F7.class, "sm", MethodType.methodType(int.class, int.class)); s("found");
        s((int) h.invokeExact(2)); s("findStaticGetter"); MethodHandle gh = l.findStaticGetter(F8.class, "v", int.class); s("found");
        s((int) gh.invokeExact()); s("findConstructor");
        MethodHandle ch = l.findConstructor(F9.class, MethodType.methodType(void.class, int.class)); s("found"); Object o = ch.invoke(7);
        s("findVarHandle"); VarHandle vh = l.findStaticVarHandle(H1.class, "v", int.class); s("found"); s((int) vh.getAndAdd(5));
        s("ensureInitialized"); s(l.ensureInitialized(H2.class) == H2.class); s("enum constants"); s(E1.class.getEnumConstants().length);
        s("valueOf"); s(Enum.valueOf(E2.class, "A")); s("field of enum"); s(E3.class.getField("A").get(null));
        s("modifiers " + Modifier.toString(G2.class.getModifiers()) + " " + G2.class.getDeclaredFields()[0].getName());
        s("isInstance " + G3.class.isInstance("x") + G3.class.isAssignableFrom(String.class) + G3.class.getSuperclass().getSimpleName());
        s("cast null " + G3.class.cast(null)); s("record"); s(Rc.class.getRecordComponents()[0].getName() + Rc.class.isRecord());
        s(Rc.class.getDeclaredConstructor(int.class).newInstance(4)); s("interface field"); s(If1.class.getField("X").getInt(null));
        s("annotations"); s(Ann.class.getDeclaredField("f").isAnnotationPresent(Deprecated.class));
        try { Class.forName("InitReflect$Nope"); } catch (ClassNotFoundException e) { s(e.getMessage()); }
        try { Bad.class.getDeclaredMethod("m").invoke(null); }
        catch (ExceptionInInitializerError e) { s("EIIE " + e.getCause().getMessage()); }
        try { Bad.class.getDeclaredConstructor().newInstance(); } catch (NoClassDefFoundError e) { s(e.getMessage()); }
        try { Class.forName("InitReflect$Bad"); } catch (NoClassDefFoundError e) { s(e.getMessage()); }
        try { Bad.class.getDeclaredField("v").get(null); } catch (NoClassDefFoundError e) { s(e.getMessage()); }
        s(Class.forName("InitReflect$Bad", false, cl).getSimpleName());
        Object proxy = Proxy.newProxyInstance(cl, new Class<?>[]{If2.class}, (pr, me, ar) -> me.getName()); s("proxy made");
        s(((If2) proxy).name()); s("nest host " + F5.class.getNestHost().getSimpleName()); s("end");
    }
    interface If2 { int Y = p("If2"); String name(); }
}
