// verdict: pass
// property: +termination

/** Ending the program ends whoever spins. */
public class ExitEndsASpin {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!flag) {
            }
        }).start();
        System.exit(0);
    }
}
