import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Off-heap memory that is used up: who frees and who allocates first counts. */
public class Room {
    static Unsafe unsafe;

    static long allocate(long bytes) {
        try {
            return unsafe.allocateMemory(bytes);
        } catch (OutOfMemoryError e) {
            return 0;
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        unsafe = (Unsafe) field.get(null);
        long first = allocate(20 << 20);
        Thread t = new Thread(() -> unsafe.freeMemory(first));
        t.start();
        long second = allocate(20 << 20);
        t.join();
        System.out.println((first != 0) + " " + (second != 0));
    }
}
