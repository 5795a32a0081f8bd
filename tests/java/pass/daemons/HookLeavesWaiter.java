// verdict: pass

/** A thread that a hook started may wait for ever: nobody waits for it. */
public class HookLeavesWaiter {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> new Thread(() -> {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }).start()));
        new Thread(() -> {}).start();
    }
}
