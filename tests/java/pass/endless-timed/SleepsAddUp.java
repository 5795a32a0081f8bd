// verdict: pass

import jaunt.Verify;

/** Sleeping takes time too, and nobody looks at the clock meanwhile. No livelock: all that is asked is whether it was more than 35 minutes. */
public class SleepsAddUp {
    public static void main(String[] args) throws InterruptedException {
        while (true) {
            long start = System.nanoTime();
            do {
                Thread.sleep(600_000);
            } while (Verify.getBoolean());
            if (System.nanoTime() - start > 35 * 60_000_000_000L) {
                return;
            }
        }
    }
}
