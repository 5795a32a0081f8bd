// verdict: pass
// outcomes: 00 | 01 | 10 | 11

// A copy between parts of one array that do not overlap goes upwards.
public class CopyToTheRight {
    public static void main(String[] x) throws Exception {
        long[] a = {1, 1, 0, 0};
        Thread t = new Thread(() -> System.arraycopy(a, 0, a, 2, 2));
        t.start();
        long r = a[2], s = a[3];
        t.join();
        System.out.println(r + "" + s);
    }
}
