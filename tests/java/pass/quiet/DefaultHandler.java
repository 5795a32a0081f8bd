// verdict: pass
// outcomes: first | second

// Which of two default handlers takes the exception.
public class DefaultHandler {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println("first"));
        Thread t = new Thread(() -> {
            throw new IllegalStateException();
        });
        t.start();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println("second"));
        t.join();
    }
}
