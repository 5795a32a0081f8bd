// verdict: assertion

// join of a thread that is not started yet returns at once.
public class JoinTooEarly {
    static volatile boolean done;

    public static void main(String[] a) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        Thread starter = new Thread(worker::start);
        starter.start();
        worker.join();
        assert done;
    }
}
