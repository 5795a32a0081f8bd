// verdict: pass
// property: +race

import java.util.concurrent.atomic.*;
// The same in a search that keeps clocks.
public class RowsUsedAgainOpaque {
    static final AtomicInteger shown = new AtomicInteger();
    static volatile int v;
    static void work() {
        for (int i = 0; i < 2; i++) {
            int[] a = new int[2];
            a[0] = i;
            v = a[0];
            shown.setOpaque(i);
            a = null;
            System.gc();
        }
    }
    public static void main(String[] args) {
        new Thread(RowsUsedAgainOpaque::work).start();
        work();
    }
}
