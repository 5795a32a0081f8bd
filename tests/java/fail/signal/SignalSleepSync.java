// verdict: assertion

// Sleeping "long enough" orders nothing.
public class SignalSleepSync {
    static volatile int data;

    public static void main(String[] a) throws InterruptedException {
        new Thread(() -> data = 42).start();
        Thread.sleep(100);
        assert data == 42;
    }
}
