// verdict: assertion

// main reads the result without waiting for the worker.
public class JoinMissing {
    static volatile int result;

    public static void main(String[] a) {
        Thread t = new Thread(() -> result = 3);
        t.start();
        assert result == 3;
    }
}
