// verdict: livelock

/** The time at which it began gets older with each round, and nobody asks how old it is. */
public class PollBesideATime {
    static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        long start = System.nanoTime();
        Thread poll = new Thread(() -> {
            try {
                while (!go) {
                    Thread.sleep(10);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        poll.start();
        poll.join();
        System.out.println((System.nanoTime() - start) / 1_000_000 + " ms");
    }
}
