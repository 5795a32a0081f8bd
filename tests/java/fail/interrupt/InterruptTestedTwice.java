// verdict: assertion

// Thread.interrupted() clears the flag, so the second question gets another answer.
public class InterruptTestedTwice {
    static volatile boolean go;
    static boolean stopped;

    static boolean logIfStopped() {
        return Thread.interrupted();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            logIfStopped();
            while (!go) Thread.onSpinWait();
            stopped = Thread.interrupted();
        });
        t.start();
        t.interrupt();
        go = true;
        t.join();
        assert stopped;
    }
}
