// verdict: pass
// property: +exit

/** Status 0 is none. */
public class ExitZero {
    static volatile boolean early;

    public static void main(String[] args) {
        new Thread(() -> early = true).start();
        if (early) {
            System.exit(0);
        }
    }
}
