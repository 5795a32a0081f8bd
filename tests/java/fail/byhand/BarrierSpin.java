// verdict: assertion

// A spinning barrier whose unsynchronised decrement lets a thread through before the other has arrived.
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
