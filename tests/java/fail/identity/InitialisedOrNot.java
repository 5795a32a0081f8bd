// verdict: assertion

import jaunt.Verify;

// All that tells the two ways apart is whether a class is initialised.
public class InitialisedOrNot {
    static volatile int count;

    static class Counted {
        static {
            count++;
        }

        static void touch() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> count = 0);
        if (!Verify.getBoolean()) {
            Counted.touch();
        }
        t.start();
        t.join();
        count = 0;
        Counted.touch();
        assert count == 0;
    }
}
