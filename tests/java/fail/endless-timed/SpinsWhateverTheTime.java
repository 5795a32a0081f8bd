// verdict: livelock

/** Looking at the clock does not help where nobody sets the flag: an hour later it spins on. */
public class SpinsWhateverTheTime {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            long start = System.nanoTime();
            while (!flag) {
                if (System.nanoTime() - start > 5_000_000_000L) {
                    start = System.nanoTime();
                }
            }
        }).start();
    }
}
