// verdict: pass
// outcomes: 0 | 1
// Waits of less than a millisecond: whether the wall clock moves on depends on how far its next millisecond is.
import java.util.concurrent.locks.LockSupport;

public class Milliseconds {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> turn = 1);
        other.start();
        if (turn == 1) {
            LockSupport.parkNanos(600_000);
        }
        other.join();
        turn = 2;
        Thread more = new Thread(() -> turn = 3);
        more.start();
        more.join();
        long start = System.currentTimeMillis();
        LockSupport.parkNanos(600_000);
        System.out.println(System.currentTimeMillis() - start);
    }
}
