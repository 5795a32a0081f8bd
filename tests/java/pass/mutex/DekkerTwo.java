// verdict: pass

// Dekker's algorithm; a thread without the turn steps back until it gets it.
public class DekkerTwo {
    static class Flag {
        volatile boolean up;
    }

    static final Flag[] WANT = {new Flag(), new Flag()};
    static volatile int turn;
    static int sum;

    static void add(int me, int n) {
        int other = 1 - me;
        WANT[me].up = true;
        while (WANT[other].up) {
            if (turn != me) {
                WANT[me].up = false;
                while (turn != me) Thread.onSpinWait();
                WANT[me].up = true;
            }
        }
        sum += n;
        turn = other;
        WANT[me].up = false;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> add(1, 20));
        t.start();
        add(0, 3);
        t.join();
        assert sum == 23;
    }
}
