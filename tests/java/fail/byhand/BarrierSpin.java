// verdict: assertion

// A spinning barrier that the first arrival already opens; the other thread may not be there yet.
public class BarrierSpin {
    static volatile int missing = 2;
    static volatile int arrived;

    static synchronized void arrive() {
        arrived++;
    }

    static void phase() {
        arrive();
        if (missing > 0) missing = 0;
        while (missing != 0) Thread.onSpinWait();
        assert arrived == 2;
    }

    public static void main(String[] a) {
        new Thread(BarrierSpin::phase).start();
        phase();
    }
}
