/** Two threads can wait for each other's monitors for ever, while main goes on to wait for them. */
public class CycleBesideOthers {
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                first.hashCode();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> both(LEFT, RIGHT));
        Thread b = new Thread(() -> both(RIGHT, LEFT));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
