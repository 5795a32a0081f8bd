// verdict: pass
// outcomes: true | false

import java.lang.reflect.*;

// The array of interfaces belongs to the program and is shared.
public class ProxyInterfaces {
    public interface I {} public interface J {}
    static volatile Class<?>[] ifs;
    public static void main(String[] a) throws Exception {
        InvocationHandler h = (p, m, x) -> null;
        Proxy.newProxyInstance(ProxyInterfaces.class.getClassLoader(), new Class<?>[] {I.class}, h);
        Proxy.newProxyInstance(ProxyInterfaces.class.getClassLoader(), new Class<?>[] {J.class}, h);
        Thread t = new Thread(() -> { Class<?>[] s = ifs; if (s != null) s[0] = J.class; });
        t.start();
        Class<?>[] s = {I.class};
        ifs = s;
        System.out.println(Proxy.newProxyInstance(ProxyInterfaces.class.getClassLoader(), s, h) instanceof I);
        t.join();
    }
}
