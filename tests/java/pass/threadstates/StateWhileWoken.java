// verdict: pass
// outcomes: WAITING | RUNNABLE | TERMINATED

import java.util.concurrent.locks.LockSupport;

// A thread that was given a permit still looks as if it waited until it gets a processor.
public class StateWhileWoken {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockSupport::park);
        t.start();
        while (t.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        LockSupport.unpark(t);
        System.out.println(t.getState());
        t.join();
    }
}
