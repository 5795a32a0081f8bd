// verdict: pass
// outcomes: 12 | 21

// Which of two waiting threads is notified is open, also in a program that interrupts threads.
public class InterruptNotifyChooses {
    static final Object lock = new Object();
    static int waiting;
    static String order = "";

    static Thread waiter(String name) {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                waiting++;
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                order += name;
                lock.notify();
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread one = waiter("1"), two = waiter("2");
        Thread.currentThread().interrupt();
        assert Thread.interrupted();
        boolean notified = false;
        while (!notified) {
            synchronized (lock) {
                if (waiting == 2) {
                    lock.notify();
                    notified = true;
                }
            }
        }
        one.join();
        two.join();
        System.out.print(order);
    }
}
