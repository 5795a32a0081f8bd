// verdict: pass
// property: +race

// Each thread has its own arrays; a collection gives the row of one to another.
public class RowsUsedAgain {
    static volatile int v;
    static void work() {
        int[] a = new int[1];
        a[0] = 1;
        v = a[0];
        a = null;
        System.gc();
        a = new int[1];
        a[0] = 2;
        v = a[0];
    }
    public static void main(String[] args) {
        new Thread(RowsUsedAgain::work).start();
        work();
    }
}
