// verdict: pass
// outcomes: true false 1 | true false 2 | true true 1 | true true 2
// A linked queue is emptied of what was in it when somebody looked: the queue is full meanwhile, and not empty afterwards.
import java.util.ArrayList;
import java.util.concurrent.LinkedBlockingQueue;

public class StepsDrain {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(2);
    static String added;

    public static void main(String[] args) throws Exception {
        queue.add(1);
        Thread t = new Thread(() -> added = queue.offer(2) + " " + queue.offer(3));
        t.start();
        int taken = queue.drainTo(new ArrayList<>());
        t.join();
        System.out.println(added + " " + taken);
    }
}
