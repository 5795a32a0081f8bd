// verdict: pass

/** Waiting for the clock alone: time passes for whoever looks. */
public class ClockLoop {
    public static void main(String[] args) {
        new Thread(() -> System.out.print("")).start();
        long end = System.nanoTime() + 1000;
        while (System.nanoTime() < end) {
        }
    }
}
