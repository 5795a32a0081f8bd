// verdict: assertion

// All three threads can be in the group when one of them counts.
public class AllAreThere {
    static volatile int x;

    public static void main(String[] a) {
        new Thread(() -> {
            x++;
            assert Thread.activeCount() != 3 : "all are there";
        }).start();
        new Thread(() -> x++).start();
    }
}
