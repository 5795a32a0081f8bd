// verdict: pass

/** Something changes, so it is no livelock, though one thread spins in vain. */
public class SpinnerBesideServer {
    static volatile boolean flag;
    static volatile boolean on;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!flag) {
            }
        }).start();
        while (true) {
            on = !on;
        }
    }
}
