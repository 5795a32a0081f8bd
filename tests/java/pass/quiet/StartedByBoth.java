// verdict: pass
// outcomes: refused | started

// Two threads start a third: one of them is refused.
public class StartedByBoth {
    static boolean start(Thread t) {
        try {
            t.start();
            return true;
        } catch (IllegalThreadStateException e) {
            return false;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        Thread other = new Thread(() -> start(t));
        other.start();
        System.out.println(start(t) ? "started" : "refused");
        other.join();
    }
}
