// verdict: race
// property: +race

// A checksum over what another thread writes.
import java.util.zip.CRC32;
public class ChecksumRace {
    static final byte[] data = new byte[4];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> data[2] = 1);
        t.start();
        new CRC32().update(data, 1, 2);
        t.join();
    }
}
