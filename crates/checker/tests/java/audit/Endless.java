/** Two threads that go round for ever, with nothing wrong. */
public class Endless {
    static int turn;

    static synchronized void hand(int from, int to) {
        if (turn == from) {
            turn = to;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                hand(0, 1);
            }
        }).start();
        while (true) {
            hand(1, 0);
        }
    }
}
