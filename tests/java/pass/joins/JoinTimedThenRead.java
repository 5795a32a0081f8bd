// verdict: pass
// outcomes: 0 | 1 | 2

import java.util.concurrent.atomic.AtomicInteger;

/** A join with a time limit may end before the thread does: what that thread had for itself is read meanwhile. */
public class JoinTimedThenRead {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger own = new AtomicInteger(), other = new AtomicInteger();
        Thread one = new Thread(() -> {
            own.incrementAndGet();
            own.incrementAndGet();
        });
        Thread two = new Thread(other::incrementAndGet);
        one.start();
        two.start();
        one.join(5);
        System.out.println(own.get());
    }
}
