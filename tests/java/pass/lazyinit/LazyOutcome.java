// verdict: pass
// outcomes: 1|2

// Counts how many instances an unsafe lazy creation makes.
public class LazyOutcome {
    static volatile Object instance;
    static int created;

    static void init() {
        if (instance == null) {
            Object made = new Object();
            synchronized (LazyOutcome.class) {
                created++;
            }
            instance = made;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(LazyOutcome::init);
        t.start();
        init();
        t.join();
        System.out.println(created);
    }
}
