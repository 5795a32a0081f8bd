// verdict: deadlock

// Two locks in two orders, taken by reflection.
import java.lang.reflect.Method;
import java.util.concurrent.locks.*;
public class InvokeLock {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static void both(Method lock, Method unlock, Object first, Object second) {
        try {
            lock.invoke(first);
            lock.invoke(second);
            unlock.invoke(second);
            unlock.invoke(first);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    public static void main(String[] args) throws Exception {
        Method lock = Lock.class.getMethod("lock"), unlock = Lock.class.getMethod("unlock");
        Thread t = new Thread(() -> both(lock, unlock, a, b));
        t.start();
        both(lock, unlock, b, a);
        t.join();
    }
}
