// verdict: pass
// outcomes: Ax | Bx
import java.util.concurrent.locks.LockSupport;
import jaunt.Verify;

// Two states that differ in the text that was printed by one number, and in the clock by a power of two.
public class TextAndClock {
    static void step() {
        boolean b = Verify.getBoolean();
        LockSupport.parkNanos(b ? 1 : 1 + (1L << 39));
        System.out.print(b ? "B" : "A");
    }

    public static void main(String[] args) {
        System.nanoTime();
        step();
        Verify.getBoolean();
        System.out.println("x");
    }
}
