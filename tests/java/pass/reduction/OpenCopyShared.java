// verdict: pass
// outcomes: 0 | 1

// arraycopy between two shared arrays: the read of the first counts too.
public class OpenCopyShared {
    static final int[] a = new int[1], b = new int[1];
    public static void main(String[] args) throws Exception {
        Thread w = new Thread() { public void run() { a[0] = 1; } };
        w.start();
        System.arraycopy(a, 0, b, 0, 1);
        w.join();
        System.out.println(b[0]);
    }
}
