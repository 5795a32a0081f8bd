// verdict: pass
// outcomes: 1 2 | 2 1
import java.lang.reflect.Field;
import jaunt.Verify;

// Two blocks off the heap, of which one is freed and made again: what lies at which address counts, not in which order they came.
public class BlocksChangePlaces {
    static long p, q;

    public static void main(String[] args) throws Exception {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
        field = null;
        Verify.getBoolean();
        p = unsafe.allocateMemory(8);
        q = unsafe.allocateMemory(8);
        if (Verify.getBoolean()) {
            unsafe.freeMemory(p);
            p = 0;
            System.gc();
            Verify.getBoolean();
            p = unsafe.allocateMemory(8);
            unsafe.putInt(q, 1);
            unsafe.putInt(p, 2);
        } else {
            unsafe.putInt(p, 1);
            unsafe.putInt(q, 2);
        }
        System.gc();
        Verify.getBoolean();
        System.out.println(unsafe.getInt(p) + " " + unsafe.getInt(q));
    }
}
