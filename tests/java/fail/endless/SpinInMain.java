// verdict: livelock

/** The first thread spins when the others have ended. */
public class SpinInMain {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> System.out.print("")).start();
        while (!flag) {
        }
    }
}
