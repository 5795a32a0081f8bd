// verdict: pass
// outcomes: 7 | freed

// Freeing memory is seen by whoever still reads it.
import java.lang.reflect.Field;
import sun.misc.Unsafe;
public class FreedMemory {
    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long place = unsafe.allocateMemory(8);
        unsafe.putInt(place, 7);
        Thread t = new Thread(() -> unsafe.freeMemory(place));
        t.start();
        String seen;
        try {
            seen = "" + unsafe.getInt(place);
        } catch (InternalError e) {
            seen = "freed";
        }
        t.join();
        System.out.println(seen);
    }
}
