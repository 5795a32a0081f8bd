// verdict: pass
// outcomes: 0 1|1 0|1 1

// The store buffering litmus test with volatile fields; both threads reading 0 is impossible.
public class PublishStoreBuffer {
    static volatile int x;
    static volatile int y;

    public static void main(String[] a) throws InterruptedException {
        int[] r = new int[2];
        Thread t = new Thread(() -> {
            x = 1;
            r[0] = y;
        });
        t.start();
        y = 1;
        r[1] = x;
        t.join();
        assert r[0] + r[1] > 0;
        System.out.println(r[0] + " " + r[1]);
    }
}
