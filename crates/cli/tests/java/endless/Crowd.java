/** Many threads that do the same: few states if they are taken for one another, and more than can be looked at if not. */
public class Crowd {
    static volatile boolean done;

    public static void main(String[] args) {
        Object first = new Object();
        Object second = new Object();
        for (int i = 0; i < 24; i++) {
            new Thread(() -> {
                while (!done) {
                    synchronized (first) {
                        Thread.yield();
                    }
                    synchronized (second) {
                        Thread.yield();
                    }
                }
            }).start();
        }
    }
}
