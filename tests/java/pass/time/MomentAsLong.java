// verdict: pass
// outcomes: 0 | 1000
// A moment is kept as it is.
public class MomentAsLong {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        long start = System.currentTimeMillis();
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
        System.out.println(System.currentTimeMillis() - start);
    }
}
