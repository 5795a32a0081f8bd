// verdict: pass
// outcomes: 0 0 | 0 5 | 5 0 | 5 5

// A bulk put is a copy, element by element.
import java.nio.ByteBuffer;
public class BufferIntoBuffer {
    static final byte[] bytes = new byte[3];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> ByteBuffer.wrap(bytes).put(ByteBuffer.wrap(new byte[] {5, 5, 5})));
        t.start();
        int a = bytes[0], b = bytes[1];
        System.out.println(a + " " + b);
        t.join();
    }
}
