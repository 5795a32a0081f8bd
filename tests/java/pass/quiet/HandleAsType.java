// verdict: pass
// outcomes: true | false

import java.lang.invoke.*;

// A handle keeps the last one that it was converted to.
public class HandleAsType {
    public static void main(String[] args) throws Throwable {
        MethodHandle h = MethodHandles.lookup().findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class));
        MethodType t1 = MethodType.methodType(Object.class, String.class, String.class), t2 = MethodType.methodType(Object.class, Object.class, String.class);
        Thread t = new Thread(() -> h.asType(t2));
        t.start();
        MethodHandle a = h.asType(t1), b = h.asType(t1);
        System.out.println(a == b);
        t.join();
    }
}
