// verdict: pass
// outcomes: 16 errors

// Memory that is not there, and memory that holds something else: an error each, where HotSpot crashes.
import java.lang.reflect.Field;
import sun.misc.Unsafe;
public class WildAddresses {
    static Object reference = "a";
    static int errors;

    interface Act {
        void run();
    }

    static void wrong(Act act) {
        try {
            act.run();
        } catch (InternalError e) {
            errors++;
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long place = unsafe.allocateMemory(8);
        long wild = 0x7eadbeef_0000_0010L;
        long next = place + 8;
        wrong(() -> unsafe.getInt(wild));
        wrong(() -> unsafe.putInt(wild, 1));
        wrong(() -> unsafe.getLong(place + 1));
        wrong(() -> unsafe.getByte(next));
        wrong(() -> unsafe.reallocateMemory(wild, 8));
        wrong(() -> unsafe.freeMemory(wild));
        wrong(() -> unsafe.freeMemory(place + 4));
        wrong(() -> unsafe.setMemory(place, 1L << 50, (byte) 1));
        wrong(() -> unsafe.setMemory(wild, 8, (byte) 1));
        wrong(() -> unsafe.copyMemory(place, wild, 8));
        wrong(() -> unsafe.copyMemory(wild, place, 8));
        wrong(() -> unsafe.getInt(new int[2], Long.MIN_VALUE));
        wrong(() -> unsafe.getInt(new int[2], Long.MAX_VALUE));
        // A number is no reference.
        Object[] objects = {"b"};
        wrong(() -> unsafe.putInt(objects, Unsafe.ARRAY_OBJECT_BASE_OFFSET, 0x7eadbeef));
        wrong(() -> unsafe.getObject(new int[] {0x7eadbeef}, Unsafe.ARRAY_INT_BASE_OFFSET));
        Field statics = WildAddresses.class.getDeclaredField("reference");
        wrong(() -> unsafe.putInt(unsafe.staticFieldBase(statics), unsafe.staticFieldOffset(statics), 0x7eadbeef));
        unsafe.freeMemory(unsafe.reallocateMemory(place, 16));
        assert objects[0].equals("b") && reference.equals("a");
        Thread t = new Thread(() -> System.out.println(errors + " errors"));
        t.start();
        t.join();
    }
}
