/** Objects of each kind of ownership; the test looks at their flags while the program waits. */
public class Ownership {
    static class Mine {}

    static class InStatic {
        Behind behind = new Behind();
    }

    static class Behind {}

    static class LaterBehind {}

    static class ForThread {}

    static class InArray {}

    static InStatic kept;
    static Object[] array = new Object[2];

    public static void main(String[] args) throws Exception {
        Mine mine = new Mine();
        kept = new InStatic();
        array[1] = new InArray();
        ForThread given = new ForThread();
        Thread other = new Thread(() -> {
            if (given.hashCode() == 0) {
                System.out.println(given);
            }
        });
        other.start();
        other.join();
        Object[] local = {new LaterBehind(), mine};
        while (local.length > 0) {
            Thread.yield();
        }
        kept.behind = null;
    }
}
