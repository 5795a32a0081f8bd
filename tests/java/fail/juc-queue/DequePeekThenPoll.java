// verdict: assertion

import java.util.concurrent.ConcurrentLinkedDeque;

// The element that was looked at is not always the element that is then taken.
public class DequePeekThenPoll {
    static final ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();

    public static void main(String[] a) {
        d.add(1);
        d.add(2);
        new Thread(() -> d.pollFirst()).start();
        Integer seen = d.peekFirst(), taken = d.pollFirst();
        assert seen.equals(taken) : seen + " " + taken;
    }
}
