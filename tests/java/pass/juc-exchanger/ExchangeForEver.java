// verdict: pass

import java.util.concurrent.Exchanger;

// Two threads exchange for ever: there are few states, and the values alternate in all of them.
public class ExchangeForEver {
    static void swap(Exchanger<Integer> exchanger, int mine, int other) {
        try {
            while (true) {
                int got = exchanger.exchange(mine);
                assert got == other;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Exchanger<Integer> exchanger = new Exchanger<>();
        new Thread(() -> swap(exchanger, 1, 2)).start();
        swap(exchanger, 2, 1);
    }
}
