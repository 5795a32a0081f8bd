// verdict: pass
// outcomes: 2 | 3

import java.util.concurrent.locks.LockSupport;
import jaunt.Verify;

/** The same with a permit, which enters no monitor: the section that parks goes on when the one that unparks it is over. */
public class SectionUnparksSection {
    static volatile int v;

    public static void main(String[] args) throws Exception {
        Thread sleeper = Thread.currentThread();
        Thread waker = new Thread(() -> {
            Verify.beginAtomic();
            LockSupport.unpark(sleeper);
            v = 1;
            v = 2;
            Verify.endAtomic();
            v = 3;
        });
        waker.start();
        Verify.beginAtomic();
        LockSupport.park();
        int seen = v;
        Verify.endAtomic();
        waker.join();
        System.out.print(seen);
    }
}
