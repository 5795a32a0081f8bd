// verdict: pass
// outcomes: false | true

// The standard streams are variables, final or not.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
public class SetOutIsSeen {
    public static void main(String[] args) throws Exception {
        PrintStream before = System.out;
        PrintStream other = new PrintStream(new ByteArrayOutputStream());
        Thread t = new Thread(() -> System.setOut(other));
        t.start();
        boolean same = System.out == before;
        t.join();
        System.setOut(before);
        System.out.println(same);
    }
}
