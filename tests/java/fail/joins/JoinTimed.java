// verdict: assertion

// join with a time limit may return before the thread has ended.
public class JoinTimed {
    static volatile int result;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            result = 1;
            result = 2;
        });
        t.start();
        t.join(100);
        assert result == 2;
    }
}
