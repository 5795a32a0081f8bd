// verdict: pass
// outcomes: 0 0 | 0 1 | 1 0 | 1 1

// A checksum reads one byte after the other: each combination has a sum of its own.
import java.util.zip.CRC32;
public class ChecksumIsTorn {
    static final byte[] bytes = {0, 0};
    static long sum(byte[] of) {
        CRC32 crc = new CRC32();
        crc.update(of);
        return crc.getValue();
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            bytes[0] = 1;
            bytes[1] = 1;
        });
        t.start();
        long seen = sum(bytes);
        t.join();
        for (int i = 0; i < 4; i++) {
            if (seen == sum(new byte[] {(byte) (i >> 1), (byte) (i & 1)})) {
                System.out.println((i >> 1) + " " + (i & 1));
            }
        }
    }
}
