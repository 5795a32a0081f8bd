// verdict: termination
// property: +termination -deadlock

/** The same for threads that wait for each other's monitors, which happens in some executions. */
public class StuckInMonitors {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) {
        Object left = new Object();
        Object right = new Object();
        new Thread(() -> both(left, right)).start();
        new Thread(() -> both(right, left)).start();
    }
}
