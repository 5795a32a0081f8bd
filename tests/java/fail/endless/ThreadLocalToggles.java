// verdict: livelock

/** What a thread keeps in its thread-locals is seen by nobody else. */
public class ThreadLocalToggles {
    static final ThreadLocal<Integer> TURN = ThreadLocal.withInitial(() -> 0);
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!done) {
                TURN.set(1 - TURN.get());
            }
        }).start();
    }
}
