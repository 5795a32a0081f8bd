// verdict: pass
// outcomes: 0 | 1

// A clone of one element is one step, and a step it is.
public class CloneOfOne {
    static final int[] shared = new int[1];

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> shared[0] = 1);
        t.start();
        int[] copy = shared.clone();
        t.join();
        System.out.print(copy[0]);
    }
}
