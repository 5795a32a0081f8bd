// verdict: deadlock

// Each side rings first and then waits for the other's ring, which may be over already.
public class RendezvousLost {
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    static void meet(Object ring, Object hear) {
        synchronized (ring) {
            ring.notify();
        }
        synchronized (hear) {
            try {
                hear.wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] a) {
        new Thread(() -> meet(LEFT, RIGHT)).start();
        meet(RIGHT, LEFT);
    }
}
