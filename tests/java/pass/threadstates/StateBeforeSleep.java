// verdict: pass
// outcomes: RUNNABLE | TIMED_WAITING | BLOCKED | TERMINATED

// After a thread has written, it is still running, asleep, or over. Blocked too: its end needs the monitor that `start`
// had, and it may not have noticed yet that this is free.
public class StateBeforeSleep {
    static volatile boolean ready;

    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            ready = true;
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        while (!ready) {
            Thread.yield();
        }
        System.out.print(t.getState());
    }
}
