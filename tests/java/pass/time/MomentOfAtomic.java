// verdict: pass
// outcomes: 0 | 2000000000
// A moment in an atomic number becomes another number there.
import java.util.concurrent.atomic.AtomicLong;

public class MomentOfAtomic {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        AtomicLong start = new AtomicLong(System.nanoTime());
        start.getAndAdd(start.get());
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
        System.out.println(2 * System.nanoTime() - start.get());
    }
}
