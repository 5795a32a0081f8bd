// verdict: pass
// outcomes: 1 2 | 1 null | null 1 | null null
// What is drained comes into the other queue one by one.
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class StepsDrainInto {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> from = new ArrayBlockingQueue<>(2, false, List.of(1, 2));
        ConcurrentLinkedQueue<Integer> to = new ConcurrentLinkedQueue<>();
        Thread t = new Thread(() -> from.drainTo(to));
        t.start();
        Integer first = to.poll();
        Integer second = to.poll();
        System.out.println(first + " " + second);
        t.join();
    }
}
