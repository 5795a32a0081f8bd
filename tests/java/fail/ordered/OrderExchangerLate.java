// verdict: race
// property: +race

import java.util.concurrent.Exchanger;

// What comes after an exchange is not ordered with what the other one does after it.
public class OrderExchangerLate {
    static int x;

    static void exchange(Exchanger<String> exchanger) {
        try {
            exchanger.exchange("");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread t = new Thread(() -> { exchange(exchanger); x = 1; });
        Thread u = new Thread(() -> { exchange(exchanger); x = 2; });
        t.start();
        u.start();
    }
}
