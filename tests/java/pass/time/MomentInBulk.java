// verdict: pass
// outcomes: same | later
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import jaunt.Verify;

// A moment is copied out of an array of longs as bytes, with its neighbours.
public class MomentInBulk {
    static ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.nativeOrder());

    static void keep() {
        long[] both = {System.nanoTime(), 0};
        buffer.asLongBuffer().put(both);
    }

    public static void main(String[] args) throws Exception {
        keep();
        if (Verify.getBoolean()) {
            Thread.sleep(5);
        }
        Verify.getBoolean();
        long passed = System.nanoTime() - buffer.getLong(0);
        System.out.println(passed == 0 ? "same" : "later");
    }
}
