// verdict: pass
// outcomes: 3 4 | 4 3

import java.util.concurrent.atomic.AtomicInteger;

/** Who is started after a join has as good as joined; it and its starter still meet at the counter. */
public class StartedByJoiner {
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger own = new AtomicInteger(), other = new AtomicInteger();
        Thread one = new Thread(() -> {
            own.incrementAndGet();
            own.incrementAndGet();
        });
        Thread two = new Thread(other::incrementAndGet);
        one.start();
        two.start();
        one.join();
        Thread child = new Thread(() -> seen = own.incrementAndGet());
        child.start();
        int mine = own.incrementAndGet();
        child.join();
        System.out.println(mine + " " + seen);
    }
}
