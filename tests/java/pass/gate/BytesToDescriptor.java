// verdict: pass
// outcomes: ab | ad | cb | cd

// As BytesToConsole, by a stream of the program's own.
import java.io.FileDescriptor;
import java.io.FileOutputStream;
public class BytesToDescriptor {
    public static void main(String[] args) throws Exception {
        byte[] bytes = {'a', 'b'};
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        Thread t = new Thread(() -> {
            bytes[0] = 'c';
            bytes[1] = 'd';
        });
        t.start();
        out.write(bytes, 0, 2);
        t.join();
    }
}
