// verdict: pass
// outcomes: main first | t first

import java.lang.reflect.*;

// Classes of proxies are numbered in the order in which they are made.
public class NumbersOfProxies {
    public interface I {} public interface J {}
    static String mk(Class<?> c) { String n = Proxy.newProxyInstance(NumbersOfProxies.class.getClassLoader(), new Class<?>[] {c}, (p, m, x) -> null).getClass().getSimpleName(); return n; }
    public static void main(String[] a) throws Exception {
        String[] r = new String[2];
        Thread t = new Thread(() -> r[1] = mk(J.class));
        t.start();
        r[0] = mk(I.class);
        t.join();
        System.out.println(r[0].compareTo(r[1]) < 0 ? "main first" : "t first");
    }
}
