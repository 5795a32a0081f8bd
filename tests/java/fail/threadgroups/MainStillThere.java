// verdict: assertion

// Nothing orders the end of main before the thread counts its group.
public class MainStillThere {
    public static void main(String[] a) {
        new Thread(() -> {
            assert Thread.activeCount() == 1 : "main is still there";
        }).start();
    }
}
