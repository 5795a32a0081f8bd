// verdict: pass
// property: +race

// The threads take turns by a volatile variable, which also orders the plain accesses.
public class StrictAlternation {
    static volatile int turn;
    static int shared;

    static void play(int me) {
        for (int i = 0; i < 2; i++) {
            while (turn != me) Thread.onSpinWait();
            shared = shared * 2 + me;
            turn = 1 - me;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> play(1));
        t.start();
        play(0);
        t.join();
        assert shared == 5;
    }
}
