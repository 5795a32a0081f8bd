// verdict: pass
// outcomes: none | $Proxy0

import java.lang.reflect.Proxy;

// A class that another execution defined cannot be found by its name.
public class NameOfAnotherBranch {
    interface A {}

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> x = 1).start();
        ClassLoader loader = NameOfAnotherBranch.class.getClassLoader();
        if (x == 1) {
            Proxy.newProxyInstance(loader, new Class<?>[] {A.class}, (p, m, none) -> null);
        }
        try {
            System.out.println(Class.forName("$Proxy0", false, loader).getSimpleName());
        } catch (ClassNotFoundException e) {
            System.out.println("none");
        }
    }
}
