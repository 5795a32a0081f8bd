// verdict: pass
// outcomes: 2373 | 3373
// Nothing is kept at all: the program knows when the clock began.
public class NoMomentKept {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        int none = 0;
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
        System.out.println(System.currentTimeMillis() % 10000);
    }
}
