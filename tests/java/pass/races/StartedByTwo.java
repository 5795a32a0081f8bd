// verdict: pass
// property: +race

// Who finds that a thread was started has waited for whoever started it.
public class StartedByTwo {
    static int x;
    static final Thread T = new Thread(() -> { });
    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            try { T.start(); } catch (IllegalThreadStateException e) { }
        }).start();
        try { T.start(); } catch (IllegalThreadStateException e) { x = 2; }
    }
}
