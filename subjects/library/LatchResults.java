// states: 13
// bug: assertion

import java.util.concurrent.CountDownLatch;

// Main waits until both have written their results. Bug: they say so before they do.
public class LatchResults {
    static final CountDownLatch written = new CountDownLatch(2);
    static final int[] results = new int[2];

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        for (int i = 0; i < 2; i++) {
            int mine = i;
            new Thread(() -> {
                if (bug) written.countDown();
                results[mine] = mine + 1;
                if (!bug) written.countDown();
            }).start();
        }
        written.await();
        assert results[0] + results[1] == 3 && written.getCount() == 0;
    }
}
