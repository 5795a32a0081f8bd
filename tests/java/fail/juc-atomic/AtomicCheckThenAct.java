// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

// One seat is left; the test and the decrement are two atomic steps, so both buyers may pass the test.
public class AtomicCheckThenAct {
    static final AtomicInteger seats = new AtomicInteger(1);

    static void buy() {
        if (seats.get() > 0) seats.decrementAndGet();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(AtomicCheckThenAct::buy), u = new Thread(AtomicCheckThenAct::buy);
        t.start();
        u.start();
        t.join();
        u.join();
        assert seats.get() >= 0 : "seats " + seats;
    }
}
