import jaunt.Verify;

/** Between two additions the sum is not even, and nothing keeps others from looking. */
public class Invariant {
    static volatile int sum;

    public static void main(String[] args) throws InterruptedException {
        Verify.always(() -> sum % 2 == 0);
        Thread a = new Thread(() -> {
            sum++;
            sum++;
        });
        a.start();
        a.join();
    }
}
