// verdict: pass

// The timed join is repeated while the thread is alive.
public class JoinTimedLoop {
    static volatile int result;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> result = 2);
        t.start();
        while (t.isAlive()) t.join(5);
        assert result == 2;
    }
}
