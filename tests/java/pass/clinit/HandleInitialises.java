// verdict: pass

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A handle to a static method initialises the class when it is called first, whoever that is. */
public class HandleInitialises {
    static class Lazy {
        static int made = 1;

        static int next() {
            return made;
        }
    }

    static void call() {
        try {
            MethodHandle next = MethodHandles.lookup().findStatic(Lazy.class, "next", MethodType.methodType(int.class));
            assert (int) next.invokeExact() == 1;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(HandleInitialises::call);
        other.start();
        call();
        other.join();
    }
}
