// verdict: pass
// outcomes: 0 | 1

// A collection beside others that has nothing to clear.
public class NothingToClear {
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> x = 1).start();
        System.gc();
        System.out.println(x);
    }
}
