// verdict: assertion

// An interrupt ends join early, and main goes on as if the worker were done.
public class InterruptJoinCut {
    static volatile int result;

    public static void main(String[] a) {
        Thread me = Thread.currentThread();
        Thread w = new Thread(() -> {
            me.interrupt();
            result = 1;
        });
        w.start();
        try {
            w.join();
        } catch (InterruptedException e) {
            // taken for "done"
        }
        assert result == 1;
    }
}
