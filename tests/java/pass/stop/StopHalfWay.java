// verdict: pass
// outcomes: 0 0 | 1 0 | 1 1

// A thread may be stopped between two writes that a monitor protects: that is why nobody should do that.
public class StopHalfWay {
    static final Object lock = new Object();
    static int x, y;

    @SuppressWarnings("deprecation")
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                x = 1;
                y = 1;
            }
        });
        t.start();
        t.stop();
        t.join();
        synchronized (lock) {
            System.out.print(x + " " + y);
        }
    }
}
