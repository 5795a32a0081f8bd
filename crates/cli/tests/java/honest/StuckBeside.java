/** Two threads may wait for each other while main changes a value for ever. */
public class StuckBeside {
    static final Object A = new Object(), B = new Object();
    static volatile int turn;

    public static void main(String[] args) {
        new Thread(() -> inside(A, B)).start();
        new Thread(() -> inside(B, A)).start();
        while (true) {
            turn = 1 - turn;
        }
    }

    static void inside(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                return;
            }
        }
    }
}
