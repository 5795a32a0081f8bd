// verdict: livelock
// Two threads sleep for ever in steps of different length, and look at the clock: distances from now are finitely many,
// and nothing that anybody waits for ever changes.
public class SleepLoop {
    static void loop(long millis) {
        try {
            while (true) {
                Thread.sleep(millis);
                assert System.nanoTime() > 0;
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> loop(2)).start();
        loop(3);
    }
}
