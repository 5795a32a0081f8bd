// verdict: livelock
// property: +termination

/** What is both is called by the name that says more. */
public class SpinIsNoTermination {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!flag) {
            }
        }).start();
    }
}
