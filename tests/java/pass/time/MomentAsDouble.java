// verdict: pass
// outcomes: 0.0 | 1.0
// A moment is kept as a floating-point number.
public class MomentAsDouble {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        double start = System.currentTimeMillis() / 1e3;
        Thread other = new Thread(() -> turn = 1);
        other.start();
        if (turn == 1) {
            Thread.sleep(1000);
        }
        other.join();
        // Both ways meet here, and only the clock remembers.
        turn = 2;
        Thread more = new Thread(() -> turn = 3);
        more.start();
        more.join();
        System.out.println(System.currentTimeMillis() / 1e3 - start);
    }
}
