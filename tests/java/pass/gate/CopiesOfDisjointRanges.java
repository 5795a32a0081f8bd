// verdict: pass
// property: +race

// Two halves of one array, and a copy that throws before it touches anything.
public class CopiesOfDisjointRanges {
    static final int[] from = {1, 2, 3, 4}, to = new int[4];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            System.arraycopy(from, 0, to, 0, 2);
            try {
                System.arraycopy(from, 3, to, 3, 2);
            } catch (ArrayIndexOutOfBoundsException expected) {
            }
        });
        t.start();
        System.arraycopy(from, 2, to, 2, 2);
        t.join();
        assert to[0] == 1 && to[3] == 4;
    }
}
