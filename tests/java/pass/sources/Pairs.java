// verdict: pass

/** Two pairs, each with a lock of its own: the orders within one pair have nothing to do with those within the other. */
public class Pairs {
    static final Object[] locks = {new Object(), new Object()};
    static volatile int[] sums = {0, 0};

    static Thread started(int pair, int number) {
        Thread thread = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                synchronized (locks[pair]) {
                    sums[pair] += number;
                }
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {started(0, 1), started(0, 2), started(1, 3), started(1, 4)};
        for (Thread thread : threads) thread.join();
        assert sums[0] == 6 && sums[1] == 14;
    }
}
