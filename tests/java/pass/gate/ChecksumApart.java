// verdict: pass
// property: +race

// A checksum reads only the range that it is given.
import java.util.zip.CRC32;
public class ChecksumApart {
    static final byte[] data = new byte[4];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> data[0] = 1);
        t.start();
        new CRC32().update(data, 1, 2);
        t.join();
    }
}
