/** Something goes wrong in one thread (the first argument), and after that something else (the second). */
public class Later {
    static final Object left = new Object(), right = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> wrong(args[0]), "first");
        first.start();
        first.join();
        wrong(args[1]);
    }

    static void wrong(String what) {
        switch (what) {
            case "exception":
                throw new IllegalStateException();
            case "assertion":
                throw new AssertionError();
            default:
                new Thread(() -> both(left, right)).start();
                both(right, left);
        }
    }

    static void both(Object a, Object b) {
        synchronized (a) {
            synchronized (b) {
                a.hashCode();
            }
        }
    }
}
