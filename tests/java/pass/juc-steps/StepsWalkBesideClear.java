// verdict: pass
// outcomes: met | met 1 | met 1 2 | met 2
// `clear` takes one element out after the other. Bulk operations look at elements without a lock: the first is gone, and the second is still there.
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;

public class StepsWalkBesideClear {
    static final LinkedBlockingDeque<Integer> queue = new LinkedBlockingDeque<>(List.of(1, 2));

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(queue::clear);
        t.start();
        StringBuilder met = new StringBuilder("met");
        queue.removeIf(x -> {
            met.append(' ').append(x);
            return false;
        });
        t.join();
        System.out.println(met);
    }
}
