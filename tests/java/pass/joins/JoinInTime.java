// verdict: pass
// outcomes: in time | late

// A thread has done its last write and still takes its time to end.
public class JoinInTime {
    static volatile boolean written;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> written = true);
        t.start();
        while (!written) {
            Thread.yield();
        }
        long before = System.nanoTime();
        t.join(5);
        System.out.print(System.nanoTime() - before >= 5_000_000 ? "late" : "in time");
    }
}
