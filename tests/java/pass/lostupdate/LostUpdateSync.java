// verdict: pass
// property: +race

// Every access is under the same lock, or ordered by start and join.
public class LostUpdateSync {
    private int count;

    synchronized void up() {
        count++;
    }

    public static void main(String[] a) throws InterruptedException {
        LostUpdateSync c = new LostUpdateSync();
        Runnable twice = () -> {
            c.up();
            c.up();
        };
        Thread t1 = new Thread(twice);
        Thread t2 = new Thread(twice);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assert c.count == 4;
    }
}
