// verdict: pass
// outcomes: new | old

// Which handler takes an exception depends on who was first.
public class HandlerIsChanged {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException(); });
        t.setUncaughtExceptionHandler((thread, e) -> System.out.println("old"));
        t.start();
        t.setUncaughtExceptionHandler((thread, e) -> System.out.println("new"));
        t.join();
    }
}
