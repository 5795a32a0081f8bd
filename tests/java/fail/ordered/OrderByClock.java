// verdict: race
// property: +race

// Whoever looks at the clock may know that the other is past its sleep, and is not ordered by that.
public class OrderByClock {
    static int x;
    public static void main(String[] args) throws Exception {
        long begin = System.nanoTime();
        Thread t = new Thread(() -> {
            x = 1;
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        });
        t.start();
        if (System.nanoTime() - begin >= 100_000_000L) x = 2;
    }
}
