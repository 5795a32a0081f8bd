// verdict: pass
// outcomes: 0 | 1 | 2

import java.util.concurrent.atomic.AtomicInteger;

/** Only who saw the flag joins before it reads: in the same state, one has waited for the end and the other has not. */
public class JoinSometimesThenRead {
    static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger own = new AtomicInteger();
        Thread one = new Thread(() -> {
            own.set(1);
            own.set(2);
        });
        Thread two = new Thread(() -> {
            flag = true;
            flag = false;
        });
        one.start();
        two.start();
        if (flag) one.join();
        System.out.println(own.get());
    }
}
