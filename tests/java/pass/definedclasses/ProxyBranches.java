// verdict: pass
// outcomes: $Proxy0 | $Proxy1

import java.lang.reflect.Proxy;

// Executions define different proxies under one name: each counts from $Proxy0.
public class ProxyBranches {
    interface A {
        int get();
    }

    interface B {
        int get();
    }

    interface C {
        int get();
    }

    static int x;

    static Object proxy(Class<?> type) {
        return Proxy.newProxyInstance(ProxyBranches.class.getClassLoader(), new Class<?>[] {type}, (p, m, args) -> 7);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (ProxyBranches.class) {
                x = 1;
            }
            assert ((A) proxy(A.class)).get() == 7;
        });
        t.start();
        int seen;
        synchronized (ProxyBranches.class) {
            seen = x;
        }
        assert (seen == 0 ? ((B) proxy(B.class)).get() : ((C) proxy(C.class)).get()) == 7;
        t.join();
        System.out.println(proxy(A.class).getClass().getSimpleName());
    }
}
