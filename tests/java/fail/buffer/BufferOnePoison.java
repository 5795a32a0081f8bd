// verdict: deadlock

// One poison pill for two consumers; the second consumer waits for ever.
public class BufferOnePoison {
    private int item = -1;
    static final int POISON = 0;

    synchronized void put(int v) throws InterruptedException {
        while (item >= 0) wait();
        item = v;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (item < 0) wait();
        int v = item;
        item = -1;
        notifyAll();
        return v;
    }

    class Consumer extends Thread {
        @Override
        public void run() {
            try {
                while (take() != POISON) Thread.yield();
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        BufferOnePoison b = new BufferOnePoison();
        b.new Consumer().start();
        b.new Consumer().start();
        b.put(1);
        b.put(POISON);
    }
}
