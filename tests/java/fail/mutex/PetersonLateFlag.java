// verdict: assertion

// Peterson's algorithm with the turn given away before the own flag is up.
public class PetersonLateFlag extends Thread {
    static volatile boolean want0;
    static volatile boolean want1;
    static volatile int turn;
    static volatile int owner = -1;

    static void critical(int me) {
        owner = me;
        assert owner == me;
    }

    @Override
    public void run() {
        turn = 0;
        want1 = true;
        while (want0 && turn == 0) Thread.yield();
        critical(1);
        want1 = false;
    }

    public static void main(String[] a) {
        new PetersonLateFlag().start();
        turn = 1;
        want0 = true;
        while (want1 && turn == 1) Thread.yield();
        critical(0);
        want0 = false;
    }
}
