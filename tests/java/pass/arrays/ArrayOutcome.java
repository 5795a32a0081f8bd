// verdict: pass
// outcomes: 1 1|2 1|2 2

// Two threads fill two elements in opposite orders; "1 2" would need a cycle in time.
public class ArrayOutcome {
    static final int[] X = new int[2];

    public static void main(String[] a) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            X[0] = 1;
            X[1] = 1;
        });
        Thread t2 = new Thread(() -> {
            X[1] = 2;
            X[0] = 2;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(X[0] + " " + X[1]);
    }
}
