// verdict: pass
// outcomes: 1|2

import java.util.concurrent.LinkedBlockingQueue;

// offer reports whether there was room: one of the two gets in.
public class QueueOffer {
    public static void main(String[] a) throws InterruptedException {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        boolean[] in = new boolean[2];
        Thread t = new Thread(() -> in[0] = q.offer(1));
        t.start();
        in[1] = q.offer(2);
        t.join();
        assert in[0] != in[1];
        System.out.println(q.poll());
    }
}
