// verdict: pass
// outcomes: cut|full

// The interrupt hits the sleep, or comes too late for it.
public class InterruptSleepOutcome {
    static String how;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
                how = "full";
            } catch (InterruptedException e) {
                how = "cut";
            }
        });
        t.start();
        t.interrupt();
        t.join();
        System.out.println(how);
    }
}
