// verdict: pass

import java.util.concurrent.ArrayBlockingQueue;

// The consumer that takes the poison pill puts it back for the other one.
public class PillHandedOn {
    static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);

    static void consume() {
        try {
            while (q.take() != 0) { }
            q.offer(0);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(PillHandedOn::consume);
        t.start();
        q.put(0);
        consume();
        t.join();
        assert q.size() == 1;
    }
}
