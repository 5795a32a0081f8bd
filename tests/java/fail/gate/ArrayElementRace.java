// verdict: race
// property: +race

// Reflection's accesses to elements can race.
import java.lang.reflect.Array;
public class ArrayElementRace {
    static final long[] cell = new long[2];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Array.setLong(cell, 1, 5));
        t.start();
        Array.get(cell, 1);
        t.join();
    }
}
