// verdict: deadlock

// A thread that joins itself waits for ever.
public class JoinSelf {
    public static void main(String[] a) throws InterruptedException {
        Thread.currentThread().join();
    }
}
