// verdict: pass
// property: +race

// No locks are needed; start and join put the threads one after the other.
public class LostUpdateJoinOrder {
    static int n;

    public static void main(String[] a) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            n++;
            Thread t = new Thread(() -> n++);
            t.start();
            t.join();
        }
        assert n == 6;
    }
}
