// verdict: pass

/** The priority of a thread is a value that others can see. */
public class ThreadPriorityToggles {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread thread = new Thread(() -> {
            Thread self = Thread.currentThread();
            while (true) {
                synchronized (lock) {
                    self.setPriority(3);
                    self.setPriority(4);
                }
            }
        });
        thread.start();
        synchronized (lock) {
            thread.getPriority();
        }
    }
}
