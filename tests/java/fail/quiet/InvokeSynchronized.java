// verdict: deadlock

// The monitor of a synchronized method is the program's, who calls it by reflection or not.
import java.lang.reflect.Method;
public class InvokeSynchronized {
    static class Pair {
        synchronized void meet(Pair other, Method m) throws ReflectiveOperationException {
            m.invoke(other);
        }
        public synchronized void touch() {}
    }
    static final Pair p = new Pair(), q = new Pair();
    static void meet(Pair first, Pair second) {
        try {
            first.meet(second, Pair.class.getMethod("touch"));
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> meet(p, q));
        t.start();
        meet(q, p);
        t.join();
    }
}
