// verdict: pass

// join is repeated until it returns normally.
public class InterruptJoinRetry {
    static int result;

    static void joinAnyway(Thread w) {
        while (true) {
            try {
                w.join();
                return;
            } catch (InterruptedException e) {
                continue;
            }
        }
    }

    public static void main(String[] a) {
        Thread me = Thread.currentThread();
        Thread w = new Thread(() -> {
            me.interrupt();
            result = 1;
        });
        w.start();
        joinAnyway(w);
        assert result == 1;
    }
}
