// verdict: exception java.lang.IllegalStateException

// A handler was set, but it is an ordinary group, which has none to ask.
public class HandlerIsPlainGroup {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException();
        });
        t.setUncaughtExceptionHandler(new ThreadGroup("plain"));
        t.start();
        t.join();
    }
}
