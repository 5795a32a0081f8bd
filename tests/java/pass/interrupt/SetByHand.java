// verdict: pass
// outcomes: false 0 | false 1 | true 0 | true 1

import java.lang.reflect.Field;
import sun.misc.Unsafe;

// The status of an interrupt without an interrupt: who waits takes it, and then does one thing more. Others can come in between.
public class SetByHand {
    static final Object lock = new Object();
    static volatile int after;

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        Thread main = Thread.currentThread();
        unsafe.putBooleanVolatile(main, unsafe.objectFieldOffset(Thread.class.getDeclaredField("interrupted")), true);
        new Thread(() -> {
            boolean before = main.isInterrupted();
            System.out.print(before + " " + after);
        }).start();
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                after = 1;
            }
        }
    }
}
