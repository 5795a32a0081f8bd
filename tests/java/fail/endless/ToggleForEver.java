// verdict: termination
// property: +termination

/** A value that changes is no livelock. */
public class ToggleForEver {
    static volatile boolean on;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                on = !on;
            }
        }).start();
    }
}
