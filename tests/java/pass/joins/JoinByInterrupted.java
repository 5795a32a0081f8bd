// verdict: pass
// outcomes: interrupted | joined

/** Who is interrupted when it joins sees whether the thread is alive, though that does nothing that anybody sees. */
public class JoinByInterrupted {
    static int done;

    public static void main(String[] args) {
        Thread one = new Thread(() -> done++);
        one.start();
        Thread.currentThread().interrupt();
        try {
            one.join();
            System.out.println("joined");
        } catch (InterruptedException e) {
            System.out.println("interrupted");
        }
    }
}
