// verdict: pass
// property: +race

// The data is written before the volatile flag and read after it.
public class PublishVolatile {
    static int data;
    static volatile boolean ready;

    public static void main(String[] a) {
        new Thread(() -> {
            data = 5;
            ready = true;
        }).start();
        if (ready) {
            assert data == 5;
        }
    }
}
