// verdict: pass
// property: +termination
// outcomes: done

/** The only thread waits for the clock. */
public class ClockLoopAlone {
    public static void main(String[] args) {
        long end = System.currentTimeMillis() + 3000;
        while (System.currentTimeMillis() < end) {
            Thread.onSpinWait();
        }
        System.out.print("done");
    }
}
