// verdict: pass
// outcomes: false | true

// Whether a sleeping thread has taken its interrupt shows in its flag.
public class InterruptTakenIsSeen {
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                // Taken.
            }
        });
        t.start();
        t.interrupt();
        System.out.print(t.isInterrupted());
    }
}
