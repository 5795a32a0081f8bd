// verdict: pass
// property: +termination
// outcomes: | slow

/** Somebody polls for a flag while another one measures how long it takes: more than five seconds is all that is asked. */
public class PollAndTime {
    static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        Thread poll = new Thread(() -> {
            try {
                while (!go) {
                    Thread.sleep(100);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        poll.start();
        long start = System.nanoTime();
        go = true;
        poll.join();
        if (System.nanoTime() - start > 5_000_000_000L) {
            System.out.print("slow");
        }
    }
}
