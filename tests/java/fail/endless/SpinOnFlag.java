// verdict: livelock

/** Nobody sets the flag. */
public class SpinOnFlag {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!flag) {
            }
        });
        t.start();
        t.join();
    }
}
