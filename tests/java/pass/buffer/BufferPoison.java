// verdict: pass

// A consumer puts the poison pill back for the next one.
public class BufferPoison {
    private int item = -1;
    private int worked;
    static final int POISON = 0;

    synchronized void put(int v) throws InterruptedException {
        while (item >= 0) wait();
        item = v;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (item < 0) wait();
        int v = item;
        if (v != POISON) {
            item = -1;
            worked += v;
            notifyAll();
        }
        return v;
    }

    class Consumer extends Thread {
        @Override
        public void run() {
            try {
                while (take() != POISON) Thread.yield();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        BufferPoison b = new BufferPoison();
        Thread c1 = b.new Consumer();
        Thread c2 = b.new Consumer();
        c1.start();
        c2.start();
        b.put(3);
        b.put(POISON);
        c1.join();
        c2.join();
        assert b.worked == 3;
    }
}
