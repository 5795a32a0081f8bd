// verdict: assertion

// A standard stream is shared.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
public class SetOutPublishes {
    static class Sink extends PrintStream {
        int f;
        Sink() { super(new ByteArrayOutputStream()); }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Sink s = new Sink();
            System.setErr(s);
            s.f++;
        });
        t.start();
        if (System.err instanceof Sink s) {
            s.f++;
            t.join();
            assert s.f == 2;
        }
    }
}
