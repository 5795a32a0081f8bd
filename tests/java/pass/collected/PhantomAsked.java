// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

// A phantom reference that only one thread knows.
public class PhantomAsked {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            PhantomReference<Object> own = new PhantomReference<>(new Object(), new ReferenceQueue<>());
            System.out.println(own.refersTo(null));
        });
        t.start();
        System.gc();
        t.join();
    }
}
