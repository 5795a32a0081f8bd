import jaunt.Verify;

/** As LostUpdate, with a value that a thread asks for in the middle: it is lost as a whole. */
public class LostWithChoice {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> count += Verify.getInt(1, 3));
        Thread b = new Thread(() -> count++);
        a.start();
        b.start();
        a.join();
        b.join();
        if (count == 1) {
            throw new IllegalStateException("the value is lost");
        }
    }
}
