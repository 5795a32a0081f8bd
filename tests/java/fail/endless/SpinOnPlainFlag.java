// verdict: livelock

/** Nobody sets the flag, and the threads are polite about it. */
public class SpinOnPlainFlag {
    static boolean flag;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!flag) {
                Thread.yield();
            }
        });
        t.start();
    }
}
