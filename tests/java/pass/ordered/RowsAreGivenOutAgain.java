// verdict: pass
// property: +race

import java.util.concurrent.atomic.AtomicInteger;

// Each thread makes objects of its own, one after the other: what is known of one that is gone is not about the next.
public class RowsAreGivenOutAgain {
    static class Box {
        int value;
    }

    static Box left;
    static Box right;

    static final AtomicInteger FLAG = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            // Orders nothing: because of it the search keeps clocks.
            FLAG.setOpaque(1);
            for (int i = 0; i < 3; i++) {
                left = new Box();
                left.value = i;
            }
        });
        t.start();
        FLAG.getOpaque();
        for (int i = 0; i < 3; i++) {
            right = new Box();
            right.value = i;
        }
        t.join();
    }
}
