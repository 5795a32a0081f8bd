/** An invariant that takes a monitor, which a thread holds while the invariant does not hold. */
public class Guarded {
    static int a = 5, b = 5;
    static final Object lock = new Object();

    /** The argument says whether the threads take the monitor too. */
    public static void main(String[] args) {
        jaunt.Verify.always("the sum", () -> {
            synchronized (lock) {
                return a + b == 10;
            }
        });
        boolean careful = args[0].equals("careful");
        Runnable move = () -> {
            if (careful) {
                synchronized (lock) {
                    a--;
                    b++;
                }
            } else {
                a--;
                b++;
            }
        };
        new Thread(move).start();
        move.run();
    }
}
