// verdict: assertion

import java.util.concurrent.PriorityBlockingQueue;

// take returns the least element that is there, which need not be the least that will come.
public class PriorityTooSoon {
    public static void main(String[] a) throws InterruptedException {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        q.put(2);
        new Thread(() -> q.put(1)).start();
        assert q.take() == 1;
    }
}
