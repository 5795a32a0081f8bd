// verdict: pass
// outcomes: 0 1 | 0 2 | 1 1 | 2 2
// A stamp is written into an array after it was read.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StepsStampInArray {
    static final int[] stamp = {0};

    public static void main(String[] args) throws Exception {
        AtomicStampedReference<String> reference = new AtomicStampedReference<>("a", 1);
        Thread t = new Thread(() -> reference.get(stamp));
        t.start();
        reference.set("b", 2);
        int before = stamp[0];
        t.join();
        System.out.println(before + " " + stamp[0]);
    }
}
