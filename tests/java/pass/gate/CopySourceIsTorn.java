// verdict: pass
// outcomes: 0 0 | 0 1 | 1 0 | 1 1

// Nor is clone(): a[0] and a[1] are read one after the other.
public class CopySourceIsTorn {
    static final int[] a = {0, 0};
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            a[0] = 1;
            a[1] = 1;
        });
        t.start();
        int[] b = a.clone();
        System.out.println(b[0] + " " + b[1]);
        t.join();
    }
}
