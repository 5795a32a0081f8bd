// verdict: pass
// outcomes: false false 1 [] | false true 1 [2] | true true 2 [] | true true null [2]
// A linked queue takes an element out before it counts one less. Bulk operations look at elements without a lock: the element is gone, and the queue is still full.
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class StepsWalkBesidePoll {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    static Integer polled;

    public static void main(String[] args) throws Exception {
        queue.add(1);
        Thread t = new Thread(() -> polled = queue.poll());
        t.start();
        boolean removed = queue.removeAll(List.of(1));
        boolean added = queue.offer(2);
        t.join();
        System.out.println(removed + " " + added + " " + polled + " " + queue);
    }
}
