// verdict: assertion

// Two threads increment a plain field without a lock; read, read, write, write loses one increment.
public class LostUpdatePlain {
    static int count;

    static class Adder extends Thread {
        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t1 = new Adder();
        Thread t2 = new Adder();
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assert count == 2 : count;
    }
}
