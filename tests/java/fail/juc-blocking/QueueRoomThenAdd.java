// verdict: exception java.lang.IllegalStateException

import java.util.concurrent.LinkedBlockingQueue;

// There was room a moment ago; add throws when the queue is full by now.
public class QueueRoomThenAdd {
    static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);

    static void offer(int x) {
        if (q.remainingCapacity() > 0) q.add(x);
    }

    public static void main(String[] a) {
        new Thread(() -> offer(1)).start();
        offer(2);
    }
}
