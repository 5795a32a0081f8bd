// verdict: livelock

/** One of two values leads to a spin. */
public class ChosenLoop {
    static volatile boolean flag;

    public static void main(String[] args) {
        if (jaunt.Verify.getBoolean()) {
            flag = true;
        }
        new Thread(() -> {
            while (!flag) {
            }
        }).start();
    }
}
