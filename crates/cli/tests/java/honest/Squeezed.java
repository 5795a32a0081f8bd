import java.util.zip.Deflater;

/** Compresses in a thread: what the library keeps of that outside of the heap is no part of a state. */
public class Squeezed {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            x++;
            Deflater deflater = new Deflater();
            deflater.setInput(new byte[100]);
            deflater.finish();
            byte[] out = new byte[100];
            x += deflater.deflate(out);
            deflater.end();
        });
        t.start();
        x++;
        t.join();
        assert x > 10;
    }
}
