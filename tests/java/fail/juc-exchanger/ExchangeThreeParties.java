// verdict: deadlock

import java.util.concurrent.Exchanger;

// Three threads exchange without a limit: two meet, and the third one waits for ever.
public class ExchangeThreeParties {
    public static void main(String[] args) {
        Exchanger<Integer> exchanger = new Exchanger<>();
        for (int i = 0; i < 3; i++) {
            int me = i;
            new Thread(() -> {
                try {
                    exchanger.exchange(me);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
    }
}
