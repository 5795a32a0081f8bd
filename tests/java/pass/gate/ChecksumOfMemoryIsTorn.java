// verdict: pass
// outcomes: 00 | 01 | 10 | 11

// A checksum of memory outside of the heap takes one byte after the other, too.
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
public class ChecksumOfMemoryIsTorn {
    static long sum(int... bytes) {
        CRC32 sum = new CRC32();
        for (int b : bytes) {
            sum.update(b);
        }
        return sum.getValue();
    }

    public static void main(String[] args) throws Exception {
        ByteBuffer data = ByteBuffer.allocateDirect(2);
        Thread t = new Thread(() -> {
            data.put(0, (byte) 1);
            data.put(1, (byte) 1);
        });
        t.start();
        CRC32 sum = new CRC32();
        sum.update(data.duplicate());
        long seen = sum.getValue();
        t.join();
        for (int i = 0; i < 4; i++) {
            if (seen == sum(i >> 1, i & 1)) {
                System.out.println((i >> 1) + "" + (i & 1));
            }
        }
    }
}
