// verdict: pass
// outcomes: RUNNABLE RUNNABLE | RUNNABLE BLOCKED | RUNNABLE TERMINATED | BLOCKED BLOCKED | BLOCKED RUNNABLE | BLOCKED TERMINATED | TERMINATED TERMINATED

// As StateTwice, and the monitor is left by an exception.
public class StateThrowing {
    static volatile boolean inside;

    static synchronized void fail() {
        inside = true;
        throw new IllegalStateException();
    }

    public static void main(String[] a) {
        Thread first = new Thread(() -> {
            try {
                fail();
            } catch (IllegalStateException e) {
                // As expected.
            }
        });
        Thread second = new Thread(() -> {
            synchronized (StateThrowing.class) {
            }
        });
        first.start();
        second.start();
        while (!inside) {
            Thread.yield();
        }
        Thread.State before = second.getState();
        System.out.print(before + " " + second.getState());
    }
}
