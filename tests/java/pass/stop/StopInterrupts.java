// verdict: pass
// outcomes: false false | false true | true false | true true

/** A thread that is stopped looks interrupted until it runs. */
public class StopInterrupts {
    static boolean first, last;

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws InterruptedException {
        Thread[] stopped = new Thread[1];
        Thread early = new Thread(() -> first = stopped[0].isInterrupted());
        stopped[0] = new Thread(() -> {
            synchronized (stopped) {
                try {
                    stopped.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        Thread late = new Thread(() -> last = stopped[0].isInterrupted());
        stopped[0].start();
        early.start();
        late.start();
        stopped[0].stop();
        early.join();
        late.join();
        stopped[0].join();
        System.out.print(first + " " + last);
    }
}
