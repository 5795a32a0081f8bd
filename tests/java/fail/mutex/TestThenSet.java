// verdict: assertion

// A spin lock whose test and set are two steps.
public class TestThenSet {
    static volatile boolean locked;
    static volatile int owner;

    static void work(int me) {
        while (locked) Thread.onSpinWait();
        locked = true;
        owner = me;
        assert owner == me;
        locked = false;
    }

    public static void main(String[] a) {
        new Thread(() -> work(1)).start();
        new Thread(() -> work(2)).start();
    }
}
