// verdict: pass
// property: +termination

/** Many small spins, all of which end. */
public class LockStepEnds {
    static volatile int at;

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                while (at != 2 * i) {
                }
                at = 2 * i + 1;
            }
        }).start();
        for (int i = 0; i < 3; i++) {
            while (at != 2 * i + 1) {
            }
            at = 2 * i + 2;
        }
    }
}
