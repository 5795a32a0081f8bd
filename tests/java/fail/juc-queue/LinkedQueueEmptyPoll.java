// verdict: exception java.lang.NullPointerException

import java.util.concurrent.ConcurrentLinkedQueue;

// The queue was not empty a moment ago; poll may still return null.
public class LinkedQueueEmptyPoll {
    static final ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
    static int chars;

    static void take() {
        if (!q.isEmpty()) chars = q.poll().length();
    }

    public static void main(String[] a) {
        q.add("one");
        new Thread(LinkedQueueEmptyPoll::take).start();
        take();
    }
}
