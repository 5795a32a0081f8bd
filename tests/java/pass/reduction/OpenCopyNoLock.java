// verdict: pass
// outcomes: 0 0 | 0 1 | 1 0 | 1 1

// A copy without the lock that protects the array.
public class OpenCopyNoLock {
    static final int[] a = new int[2];
    static final Object m = new Object();
    public static void main(String[] args) throws Exception {
        Thread w = new Thread() { public void run() { synchronized (m) { a[0] = 1; a[1] = 1; } } };
        w.start();
        int[] c = new int[2];
        System.arraycopy(a, 0, c, 0, 2);
        w.join();
        System.out.println(c[0] + " " + c[1]);
    }
}
