// verdict: assertion

// if instead of while around wait; two consumers wake for one ticket.
public class SignalIfWait {
    private int tickets;

    synchronized void add() {
        tickets++;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        if (tickets == 0) wait();
        tickets--;
        assert tickets >= 0;
    }

    static class Taker extends Thread {
        private final SignalIfWait office;

        Taker(SignalIfWait o) {
            office = o;
        }

        @Override
        public void run() {
            try {
                office.take();
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        SignalIfWait o = new SignalIfWait();
        Thread t1 = new Taker(o);
        Thread t2 = new Taker(o);
        t1.start();
        t2.start();
        o.add();
        o.add();
        t1.join();
        t2.join();
    }
}
