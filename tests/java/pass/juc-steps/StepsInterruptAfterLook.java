// verdict: pass
// outcomes: 1 got 2 | 1 interrupted | 2 got 1
// A thread has looked whether it is interrupted and takes the second element afterwards: somebody has interrupted it and taken the first.
import java.util.concurrent.LinkedBlockingQueue;

public class StepsInterruptAfterLook {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    static String got;

    public static void main(String[] args) throws Exception {
        queue.add(1);
        queue.add(2);
        Thread t = new Thread(() -> {
            try {
                got = "got " + queue.take();
            } catch (InterruptedException e) {
                got = "interrupted";
            }
        });
        t.start();
        t.interrupt();
        Integer first = queue.poll();
        t.join();
        System.out.println(first + " " + got);
    }
}
