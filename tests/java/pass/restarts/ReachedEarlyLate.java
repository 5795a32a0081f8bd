// verdict: pass
// outcomes: 0 | 1

import java.lang.reflect.Field;
import jaunt.Verify;
import sun.misc.Unsafe;

// Only an initialiser reaches the statics of its class before its end. The other thread shows that this is not so when the initialiser has
// written and stops.
public class ReachedEarlyLate {
    static final Object lock = new Object();
    static Unsafe unsafe;
    static Field field;

    static class K {
        static int x;

        static {
            x = 1;
            synchronized (lock) {
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Field the = Unsafe.class.getDeclaredField("theUnsafe");
        the.setAccessible(true);
        unsafe = (Unsafe) the.get(null);
        field = K.class.getDeclaredField("x");
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        new Thread(() -> {
            synchronized (lock) {
            }
            System.out.print(unsafe.getInt(unsafe.staticFieldBase(field), unsafe.staticFieldOffset(field)));
        }).start();
        new K();
    }
}
