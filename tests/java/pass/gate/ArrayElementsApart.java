// verdict: pass
// property: +race

// Different elements of one array do not race, by reflection either.
import java.lang.reflect.Array;
public class ArrayElementsApart {
    static final long[] cell = new long[2];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Array.setLong(cell, 1, 5));
        t.start();
        Array.setLong(cell, 0, 4);
        t.join();
        assert (Long) Array.get(cell, 0) + Array.getLong(cell, 1) == 9;
    }
}
