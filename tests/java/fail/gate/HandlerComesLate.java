// verdict: exception java.lang.IllegalStateException

// Whether somebody takes an exception depends on who was first.
public class HandlerComesLate {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException(); });
        t.start();
        t.setUncaughtExceptionHandler((thread, e) -> { });
        t.join();
    }
}
