// verdict: assertion

// What reflection stores in a shared array is shared.
import java.lang.reflect.Array;
public class ArraySetPublishes {
    static class Box { int f; }
    static final Object[] shared = new Object[1];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box p = new Box();
            Array.set(shared, 0, p);
            p.f++;
        });
        t.start();
        Box p = (Box) shared[0];
        if (p != null) {
            p.f++;
            t.join();
            assert p.f == 2;
        }
    }
}
