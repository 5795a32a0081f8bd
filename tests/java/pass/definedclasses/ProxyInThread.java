// verdict: pass

import java.lang.reflect.Proxy;

// Every execution defines the proxy's class anew.
public class ProxyInThread {
    static volatile int x;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            x++;
            Class<?>[] types = {Runnable.class};
            Runnable proxy = (Runnable) Proxy.newProxyInstance(ProxyInThread.class.getClassLoader(), types, (p, m, args) -> {
                x = 7;
                return null;
            });
            proxy.run();
        });
        t.start();
        x++;
        t.join();
        assert x == 7 || x == 8 || x == 2 || x == 1 : x;
    }
}
