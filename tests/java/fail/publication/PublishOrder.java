// verdict: assertion

// The ready flag is raised before the data is written.
public class PublishOrder {
    static volatile int data;
    static volatile boolean ready;

    public static void main(String[] a) {
        new Thread(() -> {
            ready = true;
            data = 5;
        }).start();
        if (ready) {
            assert data == 5;
        }
    }
}
