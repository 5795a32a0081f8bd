// verdict: Incomplete LongTimes

/** How far apart two moments are that are both long ago is not known. */
public class DistancesOfOldMoments {
    static volatile boolean over;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!over) {
                if (System.nanoTime() < 0) {
                    return;
                }
            }
        }).start();
        new Thread(() -> {
            long first = System.nanoTime();
            long second = System.nanoTime();
            long third = System.nanoTime();
            over = third - second > 0;
            long time = second - first;
            assert time >= 0;
            over = true;
        }).start();
    }
}
