// verdict: exit
// property: +exit

/** One order ends with a status. */
public class ExitStatus {
    static volatile boolean failed;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> failed = true);
        t.start();
        if (failed) {
            System.exit(3);
        }
        t.join();
    }
}
