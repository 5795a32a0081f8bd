// verdict: livelock

/** Each spins until the other has ended; if the second one starts late, all is well. */
public class AliveThreadsWaitForEachOther {
    static Thread a;
    static Thread b;

    static void awaitEnd(Thread other) {
        while (other.isAlive()) {
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        a = new Thread(() -> awaitEnd(b));
        b = new Thread(() -> awaitEnd(a));
        a.start();
        b.start();
    }
}
