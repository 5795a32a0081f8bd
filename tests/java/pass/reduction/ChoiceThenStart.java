// verdict: pass
// outcomes: 0 | 1

import jaunt.Verify;

// What a step does after a value was chosen in it counts as much as what it did before.
public class ChoiceThenStart {
    static volatile int a, x;

    public static void main(String[] args) {
        Thread late = new Thread(() -> x = 1);
        Thread starter = new Thread(() -> {
            a = 1;
            Verify.getInt(0, 1);
            late.start();
        });
        Thread joiner = new Thread(() -> {
            try {
                late.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            System.out.print(x);
        });
        starter.start();
        joiner.start();
        a = 2;
    }
}
