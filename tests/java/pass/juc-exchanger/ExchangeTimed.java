// verdict: pass
// outcomes: 1 0 - | 2 - 0 | - 2 1 | - - -

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// Of three threads two meet, or nobody within the limit: whoever is given a value has given its own to the same thread.
public class ExchangeTimed {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> exchanger = new Exchanger<>();
        String[] got = new String[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    got[me] = "" + exchanger.exchange(me, 1, TimeUnit.SECONDS);
                } catch (TimeoutException e) {
                    got[me] = "-";
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(String.join(" ", got));
    }
}
