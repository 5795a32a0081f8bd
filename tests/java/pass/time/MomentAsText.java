// verdict: pass
// outcomes: 0 | 1000000000
// A moment is kept as a text.
public class MomentAsText {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        String start = "" + System.nanoTime();
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
        System.out.println(System.nanoTime() - Long.parseLong(start));
    }
}
