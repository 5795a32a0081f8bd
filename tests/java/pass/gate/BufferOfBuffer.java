// verdict: pass
// outcomes: 0 | 2

// A buffer put into another one is written there.
import java.nio.ByteBuffer;
public class BufferOfBuffer {
    static final ByteBuffer shared = ByteBuffer.allocate(2);
    public static void main(String[] args) throws Exception {
        ByteBuffer source = ByteBuffer.wrap(new byte[] {1, 2});
        Thread t = new Thread(() -> shared.duplicate().put(source));
        t.start();
        System.out.println(shared.get(1));
        t.join();
    }
}
