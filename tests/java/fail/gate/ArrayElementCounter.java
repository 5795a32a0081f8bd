// verdict: assertion

// Reads and writes of elements by reflection are accesses like others.
import java.lang.reflect.Array;
public class ArrayElementCounter {
    static final int[] counter = new int[1];
    static void count() { Array.setInt(counter, 0, Array.getInt(counter, 0) + 1); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ArrayElementCounter::count);
        t.start();
        count();
        t.join();
        assert counter[0] == 2;
    }
}
