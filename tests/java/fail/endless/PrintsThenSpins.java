// verdict: livelock
// outcomes: xy | yx

/** With outcomes a livelock is an ending. */
public class PrintsThenSpins {
    static volatile boolean flag;

    public static void main(String[] args) {
        Thread t = new Thread(() -> System.out.print("x"));
        t.start();
        System.out.print("y");
        while (!flag) {
        }
    }
}
