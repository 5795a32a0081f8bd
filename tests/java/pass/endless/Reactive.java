// verdict: pass

/** A program whose state goes round for ever is no livelock. */
public class Reactive {
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
