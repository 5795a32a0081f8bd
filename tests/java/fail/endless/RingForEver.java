// verdict: termination
// property: +termination

/** A reactive program: no livelock, but it does not end. */
public class RingForEver {
    static volatile int turn;

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            int me = i;
            new Thread(() -> {
                while (true) {
                    while (turn != me) {
                    }
                    turn = 1 - me;
                }
            }).start();
        }
    }
}
