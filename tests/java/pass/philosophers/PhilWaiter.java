// verdict: pass

// A waiter seats two of the three philosophers at a time, so one of them gets both forks.
public class PhilWaiter {
    private int seats = 2;

    synchronized void sit() throws InterruptedException {
        while (seats == 0) wait();
        seats--;
    }

    synchronized void leave() {
        seats++;
        notify();
    }

    public static void main(String[] a) {
        PhilWaiter waiter = new PhilWaiter();
        Object[] forks = {new Object(), new Object(), new Object()};
        for (int i = 0; i < 3; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % 3];
            new Thread() {
                @Override
                public void run() {
                    try {
                        waiter.sit();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    synchronized (left) {
                        synchronized (right) {
                            Thread.yield();
                        }
                    }
                    waiter.leave();
                }
            }.start();
        }
    }
}
