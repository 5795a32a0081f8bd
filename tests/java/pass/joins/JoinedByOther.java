// verdict: pass
// outcomes: 2 2 -1 2 | 2 2 2 9 | 2 9 2 9

import java.util.concurrent.atomic.AtomicInteger;

/** Main joins, and tells a third thread by a flag: that one touches the counter too, without having joined. */
public class JoinedByOther {
    static volatile boolean flag;
    static int seen = -1;

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger own = new AtomicInteger();
        Thread one = new Thread(() -> {
            own.incrementAndGet();
            own.incrementAndGet();
        });
        Thread third = new Thread(() -> {
            if (!flag) return;
            seen = own.get();
            own.set(9);
        });
        one.start();
        third.start();
        one.join();
        int before = own.get();
        flag = true;
        int after = own.get();
        third.join();
        System.out.println(before + " " + after + " " + seen + " " + own.get());
    }
}
