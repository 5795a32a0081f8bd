// verdict: pass
// outcomes: 11 | 12 | 21 | 22

// How long the arrays of a new array are is read one number after the other.
import java.lang.reflect.Array;
public class DimensionsAreTorn {
    public static void main(String[] args) throws Exception {
        int[] dimensions = {1, 1};
        Thread t = new Thread(() -> {
            dimensions[0] = 2;
            dimensions[1] = 2;
        });
        t.start();
        int[][] made = (int[][]) Array.newInstance(int.class, dimensions);
        t.join();
        System.out.println(made.length + "" + made[0].length);
    }
}
