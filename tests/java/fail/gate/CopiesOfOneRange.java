// verdict: race
// property: +race

// Both copies write the element in the middle.
public class CopiesOfOneRange {
    static final int[] from = {1, 2, 3}, to = new int[3];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.arraycopy(from, 0, to, 0, 2));
        t.start();
        System.arraycopy(from, 1, to, 1, 2);
        t.join();
    }
}
