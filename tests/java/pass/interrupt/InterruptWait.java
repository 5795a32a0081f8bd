// verdict: pass

// Nobody notifies; the interrupt alone ends the wait, before or after it began.
public class InterruptWait {
    static boolean caught;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread() {
            @Override
            public synchronized void run() {
                try {
                    wait();
                } catch (InterruptedException e) {
                    caught = true;
                }
            }
        };
        t.start();
        t.interrupt();
        t.join();
        assert caught;
    }
}
