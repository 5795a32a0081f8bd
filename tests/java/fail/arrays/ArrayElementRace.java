// verdict: race
// property: +race

// Both threads write the same element.
public class ArrayElementRace {
    public static void main(String[] a) throws InterruptedException {
        int[] cells = new int[2];
        Thread t = new Thread(() -> {
            cells[0] = 1;
            cells[1] = 1;
        });
        t.start();
        cells[1] = 2;
        t.join();
    }
}
