/** Two races, of which one is over when both accesses of the other are about to happen. */
public class TwoRaces {
    static int x;
    static int y;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
            y = 1;
        });
        Thread second = new Thread(() -> {
            y = 2;
        });
        first.start();
        second.start();
        x = 2;
        first.join();
        second.join();
    }
}
