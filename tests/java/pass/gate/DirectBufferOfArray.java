// verdict: pass
// outcomes: 0 | 2

// An array put into memory outside of the heap, and out of it into another array.
import java.nio.ByteBuffer;
public class DirectBufferOfArray {
    static final ByteBuffer shared = ByteBuffer.allocateDirect(2);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> shared.duplicate().put(new byte[] {1, 2}));
        t.start();
        byte[] seen = new byte[1];
        shared.get(1, seen);
        System.out.println(seen[0]);
        t.join();
    }
}
