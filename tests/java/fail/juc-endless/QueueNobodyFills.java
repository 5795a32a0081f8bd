// verdict: livelock

import java.util.concurrent.ConcurrentLinkedQueue;

/** Polling a queue that stays empty. */
public class QueueNobodyFills {
    static final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

    public static void main(String[] args) {
        new Thread(() -> {
            String text = null;
            while (text == null) {
                text = queue.poll();
            }
        }).start();
    }
}
