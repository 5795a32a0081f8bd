// verdict: pass
// outcomes: xyz | xzy | yxz | yzx | zxy | zyx

// Streams of the program's own that write to the console: their order is seen, whatever stream it is.
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
public class TwoStreamsOfOneConsole {
    static void write(char c) {
        try {
            new FileOutputStream(FileDescriptor.out).write(c);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread x = new Thread(() -> write('x'));
        Thread y = new Thread(() -> System.out.print("y"));
        x.start();
        y.start();
        write('z');
        x.join();
        y.join();
    }
}
