// verdict: pass
// outcomes: 10 | 15
// When the short sleep is over the other has 10 more milliseconds before it, or 5 if it began at once. Only the deadline tells.
public class TwoSleepers {
    static void nap(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        Thread brief = new Thread(() -> nap(5));
        Thread other = new Thread(() -> nap(10));
        brief.start();
        other.start();
        brief.join();
        other.join();
        System.out.println((System.nanoTime() - start) / 1_000_000);
    }
}
