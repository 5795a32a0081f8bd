// verdict: pass
// property: +termination

/** Joining with a time limit measures the time. */
public class PollAndJoin {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread poll = new Thread(() -> {
            try {
                while (!done) {
                    Thread.sleep(1000);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        poll.start();
        new Thread(() -> done = true).start();
        poll.join(5000);
    }
}
