// verdict: deadlock

// Printing needs the stream's monitor: one thread has it and wants the lock, the other has the lock and prints.
public class ConsoleCrossed {
    static final Object lock = new Object();
    static volatile boolean locked;

    public static void main(String[] a) {
        new Thread(() -> {
            synchronized (lock) {
                locked = true;
                System.out.println("a");
            }
        }).start();
        if (locked) {
            synchronized (System.out) {
                synchronized (lock) {
                }
            }
        }
    }
}
