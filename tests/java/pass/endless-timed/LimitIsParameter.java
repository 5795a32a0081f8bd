// verdict: Incomplete LongLimit

/** One comparison with two limits: that one of them was exceeded says nothing of the other. */
public class LimitIsParameter {
    static volatile boolean done;

    static boolean over(long start, long limit) {
        return System.nanoTime() - start > limit;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (!done) {
                Thread.yield();
            }
        }).start();
        long first = System.nanoTime();
        System.nanoTime();
        over(first, 30 * 60_000_000_000L);
        long second = System.nanoTime();
        done = true;
        if (over(second, 60 * 60_000_000_000L)) {
            throw new IllegalStateException();
        }
    }
}
