// verdict: deadlock

import java.util.concurrent.Exchanger;

// The partner leaves without an exchange, and main waits for ever.
public class ExchangeAlone {
    public static void main(String[] a) throws InterruptedException {
        Exchanger<String> x = new Exchanger<>();
        new Thread(() -> { }).start();
        x.exchange("main");
    }
}
