// verdict: pass
// outcomes: given 1 | interrupted null

import java.util.concurrent.SynchronousQueue;

// A producer that is interrupted stands in the queue for a moment all the same, and a poll may come just then.
public class SynchronousInterrupted {
    static String how;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                queue.put(1);
                how = "given";
            } catch (InterruptedException e) {
                how = "interrupted";
            }
        });
        producer.start();
        Integer got = queue.poll();
        producer.join();
        System.out.println(how + " " + got);
    }
}
