// states: 19
// bug: deadlock

import java.util.concurrent.Exchanger;

// Two threads exchange what they have. Bug: there is a third, whom nobody meets.
public class ExchangeTwo {
    static final Exchanger<String> exchanger = new Exchanger<>();
    static final String[] got = new String[3];

    static Thread start(int i) {
        Thread t = new Thread(() -> {
            try {
                got[i] = exchanger.exchange("from " + i);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = start(0), other = start(1);
        if (args.length > 0) start(2);
        one.join();
        other.join();
        assert got[0].equals("from 1") && got[1].equals("from 0");
    }
}
