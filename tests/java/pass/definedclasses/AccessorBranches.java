// verdict: pass

import java.lang.reflect.Method;

// After some calls reflection makes a class for a method; its number depends on what was called so often before.
public class AccessorBranches {
    static volatile int x;

    public static int one() {
        return 1;
    }

    public static int two() {
        return 2;
    }

    static void often(String name, int expected) {
        try {
            Method method = AccessorBranches.class.getMethod(name);
            for (int i = 0; i < 18; i++) {
                assert (int) method.invoke(null) == expected;
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (x == 0) {
            often("one", 1);
        }
        t.join();
        often("two", 2);
        often("one", 1);
    }
}
