// verdict: pass
// property: +termination
// outcomes: done

/** A deadline that is farther away than one look at the clock can bring it. */
public class ClockLoopOfAnHour {
    public static void main(String[] args) {
        new Thread(() -> {
            long end = System.nanoTime() + 3_600_000_000_000L;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            System.out.print("done");
        }).start();
    }
}
