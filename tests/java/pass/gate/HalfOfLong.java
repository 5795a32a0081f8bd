// verdict: pass
// outcomes: 00 | 01 | 11

import java.lang.reflect.Field;
import sun.misc.Unsafe;

// The upper half of a long is written by its address while another thread reads all of it, twice.
public class HalfOfLong {
    long value;

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        HalfOfLong o = new HalfOfLong();
        long at = unsafe.objectFieldOffset(HalfOfLong.class.getDeclaredField("value"));
        Thread t = new Thread(() -> unsafe.putInt(o, at + 4, 1));
        t.start();
        System.out.println((o.value >> 32) + "" + (o.value >> 32));
        t.join();
    }
}
