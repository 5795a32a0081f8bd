// verdict: pass
// outcomes: 1|2

// Both threads wait when notify is called; either can be the one that wakes, and it wakes the other.
public class SignalWhich {
    static final Object LOCK = new Object();
    static int waiting;
    static int first;

    static void waiter(int id) {
        synchronized (LOCK) {
            waiting++;
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (first == 0) first = id;
            LOCK.notify();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t1 = new Thread(() -> waiter(1));
        Thread t2 = new Thread(() -> waiter(2));
        t1.start();
        t2.start();
        boolean told = false;
        while (!told) {
            Thread.yield();
            synchronized (LOCK) {
                if (waiting == 2) {
                    LOCK.notify();
                    told = true;
                }
            }
        }
        t1.join();
        t2.join();
        System.out.println(first);
    }
}
