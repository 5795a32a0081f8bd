// verdict: assertion

// After stepping back, a thread raises its flag and enters without looking again.
public class DekkerNoRecheck {
    static volatile boolean want0;
    static volatile boolean want1;
    static volatile int inside;

    static void critical() {
        inside = inside + 1;
        assert inside == 1;
        inside = inside - 1;
    }

    static void first() {
        want0 = true;
        if (want1) {
            want0 = false;
            while (want1) Thread.onSpinWait();
            want0 = true;
        }
        critical();
        want0 = false;
    }

    static void second() {
        want1 = true;
        if (want0) {
            want1 = false;
            while (want0) Thread.onSpinWait();
            want1 = true;
        }
        critical();
        want1 = false;
    }

    public static void main(String[] a) {
        Thread t = new Thread(DekkerNoRecheck::second);
        t.start();
        first();
    }
}
