// verdict: pass
// Where random numbers begin does not make the time a part of the state: the loop comes back to where it was.
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;

public class SeedsAreNoTime {
    static volatile int last;

    public static void main(String[] args) throws Exception {
        new Thread(() -> last = new Random().nextInt() & new SplittableRandom().nextInt() & ThreadLocalRandom.current().nextInt() | 1)
            .start();
        while (last == 0) {
            Thread.sleep(10);
        }
    }
}
