// verdict: pass
// property: +race

// Elements of one array, and disjoint ranges, are different variables.
public class OrderElements {
    static final int[] a = new int[8];
    static final int[] from = { 1, 2 };
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { a[0] = 1; System.arraycopy(from, 0, a, 2, 2); });
        t.start();
        a[1] = 1;
        System.arraycopy(from, 0, a, 4, 2);
        t.join();
    }
}
