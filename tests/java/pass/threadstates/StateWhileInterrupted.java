// verdict: pass
// outcomes: TIMED_WAITING | RUNNABLE | BLOCKED | TERMINATED

// A thread that is interrupted in its sleep, or whose time is up, still looks as if it slept until it gets a processor.
// (Blocked: its time was up while start still held the monitor that it needs for its end.)
public class StateWhileInterrupted {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                // Ends.
            }
        });
        t.start();
        while (t.getState() == Thread.State.RUNNABLE) {
            Thread.yield();
        }
        t.interrupt();
        System.out.println(t.getState());
        t.join();
    }
}
