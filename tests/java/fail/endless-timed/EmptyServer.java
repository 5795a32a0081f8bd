// verdict: livelock

/** A server that does nothing at all cannot be told from one that waits for nothing. */
public class EmptyServer {
    public static void main(String[] args) throws Exception {
        new Thread(() -> System.out.print("")).start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
