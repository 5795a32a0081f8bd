// verdict: exception java.lang.IllegalStateException

// There is a handler when the exception is thrown, and none any more when Java looks for it.
public class HandlerTakenAway {
    static volatile boolean thrown;

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
        Thread t = new Thread(() -> {
            thrown = true;
            throw new IllegalStateException();
        });
        t.start();
        if (thrown) {
            Thread.setDefaultUncaughtExceptionHandler(null);
        }
    }
}
