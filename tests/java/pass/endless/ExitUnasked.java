// verdict: pass
// outcomes:  | f

/** A status is a violation only if it is asked for. */
public class ExitUnasked {
    static volatile boolean failed;

    public static void main(String[] args) {
        new Thread(() -> failed = true).start();
        if (failed) {
            System.out.print("f");
            System.exit(3);
        }
    }
}
