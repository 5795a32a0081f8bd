// verdict: pass
// outcomes: 2|3|4

// Two threads with two unsafe increments each; at worst only the first and the last step remain visible.
public class LostUpdateOutcomes {
    static volatile int n;

    static void work() {
        for (int i = 0; i < 2; i++) {
            int seen = n;
            n = seen + 1;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t1 = new Thread(LostUpdateOutcomes::work);
        Thread t2 = new Thread(LostUpdateOutcomes::work);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(n);
    }
}
