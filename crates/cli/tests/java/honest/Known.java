/** Fails in nearly every execution, and has more states than a small limit allows. */
public class Known {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 4; k++) {
                    x++;
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert x == 12 : "updates are lost";
    }
}
