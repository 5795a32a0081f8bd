// verdict: pass
// outcomes: same | later
import java.lang.reflect.Field;
import jaunt.Verify;

// Half of a moment is read out of an array of longs.
public class MomentInHalves {
    static long[] moments = new long[1];

    public static void main(String[] args) throws Exception {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
        field = null;
        moments[0] = System.nanoTime();
        int first = unsafe.getInt(moments, 16L);
        if (Verify.getBoolean()) {
            Thread.sleep(5);
        }
        moments[0] = System.nanoTime();
        Verify.getBoolean();
        System.out.println(unsafe.getInt(moments, 16L) == first ? "same" : "later");
    }
}
