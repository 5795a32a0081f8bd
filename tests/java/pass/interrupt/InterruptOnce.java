// verdict: pass
// outcomes: 0 | 1

// One interrupt is seen once, or not at all; never twice.
public class InterruptOnce {
    static int seen;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            if (Thread.interrupted()) {
                seen++;
            }
            if (Thread.interrupted()) {
                seen++;
            }
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                seen++;
            }
        });
        t.start();
        t.interrupt();
        t.join();
        System.out.print(seen);
    }
}
