// verdict: pass
// property: +race

// Each thread writes its own elements of the same array.
public class ArrayDisjoint {
    public static void main(String[] a) throws InterruptedException {
        int[] cells = new int[4];
        Thread t = new Thread(() -> {
            cells[0] = 1;
            cells[2] = 3;
        });
        t.start();
        cells[1] = 2;
        cells[3] = 4;
        t.join();
        int sum = 0;
        for (int c : cells) sum = 10 * sum + c;
        assert sum == 1234;
    }
}
