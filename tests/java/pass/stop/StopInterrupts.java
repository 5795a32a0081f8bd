// verdict: pass
// outcomes: false | true

/** A thread that is stopped looks interrupted until it runs. */
public class StopInterrupts {
    static boolean seen;

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws InterruptedException {
        Thread[] stopped = new Thread[1];
        Thread reader = new Thread(() -> seen = stopped[0].isInterrupted());
        stopped[0] = new Thread(() -> {
            synchronized (stopped) {
                try {
                    stopped.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        stopped[0].start();
        reader.start();
        stopped[0].stop();
        reader.join();
        stopped[0].join();
        System.out.print(seen);
    }
}
