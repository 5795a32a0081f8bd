// verdict: deadlock

/** Nor of such a sleep, and the clock does not run over. */
public class SleepsForEver {
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            long start = System.nanoTime();
            assert System.nanoTime() >= start;
        }).start();
        long start = System.nanoTime();
        Thread.sleep(Long.MAX_VALUE);
        assert System.nanoTime() >= start;
    }
}
