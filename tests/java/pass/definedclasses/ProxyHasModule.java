// verdict: pass
// outcomes: true
import java.lang.reflect.Proxy;

// Every execution makes the module of its proxies anew, also one that meets a class that another execution has defined.
public class ProxyHasModule {
    static volatile int x;
    static volatile boolean named;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x++;
            Class<?>[] types = {Runnable.class};
            Object proxy = Proxy.newProxyInstance(ProxyHasModule.class.getClassLoader(), types, (p, m, a) -> null);
            Module module = proxy.getClass().getModule();
            named = module != null && module.isNamed();
        });
        t.start();
        x++;
        t.join();
        System.out.println(named);
    }
}
