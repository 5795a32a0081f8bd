// verdict: exception java.lang.IllegalStateException

// A handler that is set after the thread has failed takes nothing.
public class HandlerTooLate {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException();
        });
        t.start();
        t.setUncaughtExceptionHandler((thread, e) -> {});
        t.join();
    }
}
