// verdict: pass

// Peterson's algorithm with volatile fields; two rounds for each thread.
public class PetersonTwo {
    static volatile boolean want0;
    static volatile boolean want1;
    static volatile int turn;
    static volatile int inside;

    static void critical() {
        inside = inside + 1;
        assert inside == 1;
        inside = inside - 1;
    }

    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                want1 = true;
                turn = 0;
                while (want0 && turn == 0) Thread.onSpinWait();
                critical();
                want1 = false;
            }
        });
        t.start();
        for (int i = 0; i < 2; i++) {
            want0 = true;
            turn = 1;
            while (want1 && turn == 1) Thread.onSpinWait();
            critical();
            want0 = false;
        }
    }
}
