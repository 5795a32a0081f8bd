// verdict: pass
// outcomes: 0 | 1000000000
// A moment is kept in a buffer of bytes.
import java.nio.ByteBuffer;

public class MomentAsBytes {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        ByteBuffer start = ByteBuffer.allocate(16).putLong(8, System.nanoTime());
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
        System.out.println(System.nanoTime() - start.getLong(8));
    }
}
