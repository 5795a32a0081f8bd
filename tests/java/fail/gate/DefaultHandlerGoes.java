// verdict: exception java.lang.IllegalStateException

// The handler for all threads is taken away.
public class DefaultHandlerGoes {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> { });
        Thread t = new Thread(() -> { throw new IllegalStateException(); });
        t.start();
        Thread.setDefaultUncaughtExceptionHandler(null);
        t.join();
    }
}
