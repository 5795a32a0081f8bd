// verdict: livelock

/** In one order of two threads nobody sets the flag. */
public class FlagSetInOneOrder {
    static volatile boolean flag;
    static volatile boolean doomed;

    public static void main(String[] args) {
        new Thread(() -> {
            if (!doomed) {
                flag = true;
            }
        }).start();
        new Thread(() -> doomed = true).start();
        while (!flag) {
        }
    }
}
