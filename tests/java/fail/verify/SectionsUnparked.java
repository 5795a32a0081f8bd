// verdict: assertion

import java.util.concurrent.locks.LockSupport;
import jaunt.Verify;

/** Two atomic sections are parked and get their permits at once: the second may go on before the first. */
public class SectionsUnparked {
    static volatile boolean one, two, first;

    public static void main(String[] args) {
        Thread a = new Thread(() -> {
            Verify.beginAtomic();
            one = true;
            LockSupport.park();
            first = true;
            Verify.endAtomic();
        });
        Thread b = new Thread(() -> {
            Verify.beginAtomic();
            two = true;
            LockSupport.park();
            if (!first) {
                throw new AssertionError("the second before the first");
            }
            Verify.endAtomic();
        });
        a.start();
        b.start();
        Verify.ignoreIf(!one || !two);
        Verify.beginAtomic();
        LockSupport.unpark(a);
        LockSupport.unpark(b);
        Verify.endAtomic();
    }
}
