// verdict: Incomplete ClockLoop

/** A suspended machine: no livelock, since an hour would end it. */
public class HourBetweenTwoLooks {
    public static void main(String[] args) throws InterruptedException {
        while (true) {
            long start = System.currentTimeMillis();
            Thread.sleep(1000);
            if (System.currentTimeMillis() - start > 3_600_000L) {
                return;
            }
        }
    }
}
