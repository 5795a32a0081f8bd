// verdict: race
// property: +race

// What comes after the interrupt is not ordered by it.
public class OrderInterruptLate {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { if (Thread.interrupted()) x = 2; });
        t.start();
        t.interrupt();
        x = 1;
    }
}
