/** Two threads that do the same wake each other for ever: what one does, the other does next. */
public class Partners {
    static volatile boolean done;

    public static void main(String[] args) {
        Object lock = new Object();
        Runnable partner = () -> {
            synchronized (lock) {
                while (!done) {
                    lock.notify();
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        };
        new Thread(partner).start();
        new Thread(partner).start();
    }
}
