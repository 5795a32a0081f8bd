// verdict: assertion

// Peterson's algorithm, but each thread gives the turn to itself.
public class PetersonOwnTurn {
    static class Flag {
        volatile boolean up;
    }

    static final Flag[] WANT = {new Flag(), new Flag()};
    static volatile int turn;
    static volatile int inside;

    static void enter(int me) {
        int other = 1 - me;
        WANT[me].up = true;
        turn = me;
        while (WANT[other].up && turn == other) Thread.onSpinWait();
        inside = inside + 1;
        assert inside == 1;
        inside = inside - 1;
        WANT[me].up = false;
    }

    public static void main(String[] a) {
        new Thread(() -> enter(1)).start();
        enter(0);
    }
}
