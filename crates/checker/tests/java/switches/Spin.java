/** Waits by looking again and again. */
public class Spin {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            ready = true;
        }).start();
        while (!ready) {
            Thread.onSpinWait();
        }
        System.out.println(data);
    }
}
