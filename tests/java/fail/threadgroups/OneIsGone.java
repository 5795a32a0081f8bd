// verdict: exception java.lang.IllegalStateException

import java.util.Set;

// The second thread may have ended while the others have not.
public class OneIsGone {
    static volatile int x;

    public static void main(String[] a) {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> x++);
            threads[i].start();
        }
        Set<Thread> alive = Thread.getAllStackTraces().keySet();
        if (alive.contains(threads[0]) && !alive.contains(threads[1]) && alive.contains(threads[2])) {
            throw new IllegalStateException("the second ended first");
        }
    }
}
