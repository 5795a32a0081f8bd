// verdict: pass

import java.util.concurrent.ConcurrentLinkedDeque;

// Taking from both ends of a deque with one element: one side gets it.
public class DequeBothEnds {
    public static void main(String[] a) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        d.add(1);
        Integer[] got = new Integer[2];
        Thread t = new Thread(() -> got[0] = d.pollFirst());
        t.start();
        got[1] = d.pollLast();
        t.join();
        assert (got[0] == null) != (got[1] == null);
    }
}
