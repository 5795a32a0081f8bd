// verdict: pass
// outcomes: yy | yn | nn

import java.lang.reflect.Method;

// Whether a method may be called is a flag of the object that stands for it.
public class SetAccessibleMethod {
    static String ask(Method m) {
        try { m.invoke(null); return "y"; } catch (IllegalAccessException e) { return "n"; } catch (Exception e) { return "?"; }
    }
    public static void main(String[] a) throws Exception {
        Method m = SetAccessibleMethodOther.class.getDeclaredMethod("f");
        m.setAccessible(true);
        Thread t = new Thread(() -> m.setAccessible(false));
        t.start();
        String s = ask(m) + ask(m);
        System.out.println(s);
        t.join();
    }
}
class SetAccessibleMethodOther { private static void f() {} }
