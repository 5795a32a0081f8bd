// verdict: pass
// outcomes: false | true

// A checksum reads memory outside of the heap, too.
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
public class ChecksumOfMemory {
    static final ByteBuffer data = ByteBuffer.allocateDirect(1);
    static long sum() {
        CRC32 sum = new CRC32();
        sum.update(data.duplicate());
        return sum.getValue();
    }
    public static void main(String[] args) throws Exception {
        long before = sum();
        Thread t = new Thread(() -> data.put(0, (byte) 1));
        t.start();
        boolean same = sum() == before;
        t.join();
        System.out.println(same);
    }
}
