// verdict: pass
// outcomes: same | later
import java.lang.reflect.Array;
import jaunt.Verify;

// Reflection makes a double of a moment.
public class MomentWidened {
    static long[] moments = {System.nanoTime()};

    public static void main(String[] args) throws Exception {
        double first = Array.getDouble(moments, 0);
        if (Verify.getBoolean()) {
            Thread.sleep(5);
        }
        moments[0] = System.nanoTime();
        Verify.getBoolean();
        System.out.println(Array.getDouble(moments, 0) == first ? "same" : "later");
    }
}
