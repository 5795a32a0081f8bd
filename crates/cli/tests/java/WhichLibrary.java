import java.util.concurrent.atomic.LongAdder;

/** Tells whose adder this is, and fails. */
public class WhichLibrary {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {});
        t.start();
        System.out.println(new LongAdder().getClass().getSuperclass().getSimpleName());
        t.join();
        throw new IllegalStateException(new LongAdder().getClass().getSuperclass().getSimpleName());
    }
}
