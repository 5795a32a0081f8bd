// verdict: pass
// outcomes: 0 0 | 0 1 | 1 0 | 1 1

// System.arraycopy is no atomic step.
public class CopyIsTorn {
    static final int[] from = {1, 1}, to = {0, 0};
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.arraycopy(from, 0, to, 0, 2));
        t.start();
        int a = to[0], b = to[1];
        System.out.println(a + " " + b);
        t.join();
    }
}
