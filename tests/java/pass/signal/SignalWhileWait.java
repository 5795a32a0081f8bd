// verdict: pass

// while around wait; a consumer that wakes too late waits again, and the second ticket wakes it.
public class SignalWhileWait implements Runnable {
    private int tickets;

    synchronized void add() {
        tickets++;
        notifyAll();
    }

    @Override
    public synchronized void run() {
        try {
            while (tickets == 0) wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        tickets--;
        assert tickets >= 0;
    }

    public static void main(String[] a) throws InterruptedException {
        SignalWhileWait o = new SignalWhileWait();
        Thread t1 = new Thread(o);
        Thread t2 = new Thread(o);
        t1.start();
        t2.start();
        o.add();
        o.add();
        t1.join();
        t2.join();
        assert o.tickets == 0;
    }
}
