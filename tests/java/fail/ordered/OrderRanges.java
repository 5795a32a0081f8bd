// verdict: race
// property: +race

// Ranges that meet in one element.
public class OrderRanges {
    static final int[] a = new int[8];
    static final int[] from = { 1, 2 };
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.arraycopy(from, 0, a, 2, 2));
        t.start();
        System.arraycopy(from, 0, a, 3, 2);
        t.join();
    }
}
