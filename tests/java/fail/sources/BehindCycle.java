// verdict: assertion

/** One thread may go round for ever without the other one: whoever is chosen first must not keep the other from failing. */
public class BehindCycle {
    static volatile boolean go;
    static volatile int a;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            a = 1;
            go = true;
            assert a == 2;
        });
        other.start();
        while (!go) {
        }
    }
}
