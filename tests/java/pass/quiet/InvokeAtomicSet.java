// verdict: pass
// outcomes: 0 | 1

// What reflection calls is done for the program.
import java.util.concurrent.atomic.AtomicInteger;
public class InvokeAtomicSet {
    static final AtomicInteger n = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        var set = AtomicInteger.class.getMethod("set", int.class);
        Thread t = new Thread(() -> {
            try {
                set.invoke(n, 1);
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        });
        t.start();
        System.out.println(n.get());
        t.join();
    }
}
