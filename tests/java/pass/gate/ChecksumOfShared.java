// verdict: pass
// outcomes: 65537 | 131074

// A checksum reads the array that it is given.
import java.util.zip.Adler32;
public class ChecksumOfShared {
    static final byte[] data = new byte[1];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> data[0] = 1);
        t.start();
        Adler32 sum = new Adler32();
        sum.update(data);
        t.join();
        System.out.println(sum.getValue());
    }
}
