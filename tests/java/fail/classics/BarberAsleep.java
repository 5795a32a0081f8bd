// verdict: deadlock

// The barber looks for customers, and only then lies down; a customer rings in between.
public class BarberAsleep {
    static final Object CHAIR = new Object();
    static volatile int waiting;

    public static void main(String[] a) throws InterruptedException {
        Thread customer = new Thread(() -> {
            waiting = 1;
            synchronized (CHAIR) {
                CHAIR.notify();
            }
        });
        customer.start();
        if (waiting == 0) {
            synchronized (CHAIR) {
                CHAIR.wait();
            }
        }
        waiting = 0;
    }
}
