/** Allocates nothing once its threads run, and touches no new class. */
public class NoObjects {
    static volatile int x, y;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> step());
        t.start();
        step();
        t.join();
        assert x <= 4 && y <= 4;
    }

    static void step() {
        for (int i = 0; i < 2; i++) {
            x++;
            y += x;
            y %= 4;
        }
    }
}
