// verdict: pass
// property: +termination

/** Two threads that wait for each other in turn. */
public class FlagIsSetLate {
    static volatile int step;

    public static void main(String[] args) {
        new Thread(() -> {
            while (step < 1) {
            }
            step = 2;
        }).start();
        step = 1;
        while (step < 2) {
            Thread.yield();
        }
    }
}
