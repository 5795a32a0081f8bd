/** A lost update, printed; the argument makes it an error, a deadlock or neither. */
public class Small {
    static int x;
    static final Object left = new Object(), right = new Object();

    public static void main(String[] args) throws InterruptedException {
        boolean deadlock = args[0].equals("deadlock");
        Thread t = new Thread(() -> {
            if (deadlock) {
                both(left, right);
            }
            x++;
        });
        t.start();
        if (deadlock) {
            both(right, left);
        }
        x++;
        t.join();
        System.out.println(x);
        assert !args[0].equals("assertion") || x == 2;
    }

    static void both(Object a, Object b) {
        synchronized (a) {
            synchronized (b) {
                x++;
            }
        }
    }
}
