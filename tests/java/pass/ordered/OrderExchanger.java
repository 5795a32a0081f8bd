// verdict: pass
// property: +race

import java.util.concurrent.Exchanger;

// What comes before an exchange comes before what follows it, for both.
public class OrderExchanger {
    static int x;
    static int y;

    static void exchange(Exchanger<String> exchanger) {
        try {
            exchanger.exchange("");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread t = new Thread(() -> { x = 1; exchange(exchanger); y = 2; });
        Thread u = new Thread(() -> { y = 1; exchange(exchanger); x = 2; });
        t.start();
        u.start();
    }
}
