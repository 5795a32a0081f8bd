// verdict: pass
// outcomes: 0 | 7

// Memory outside of the heap is shared too.
import java.nio.ByteBuffer;
public class DirectBuffer {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(8);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> buffer.put(3, (byte) 7));
        t.start();
        System.out.println(buffer.get(3));
        t.join();
    }
}
