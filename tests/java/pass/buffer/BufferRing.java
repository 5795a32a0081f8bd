// verdict: pass
// property: +race

// A ring of two places between one producer and one consumer; with one thread on each side notify is enough.
public class BufferRing {
    private final int[] ring = new int[2];
    private int used;
    private int head;

    synchronized void put(int v) throws InterruptedException {
        while (used == ring.length) wait();
        ring[(head + used) % ring.length] = v;
        used++;
        notify();
    }

    synchronized int take() throws InterruptedException {
        while (used == 0) wait();
        int v = ring[head];
        head = (head + 1) % ring.length;
        used--;
        notify();
        return v;
    }

    public static void main(String[] a) throws InterruptedException {
        BufferRing b = new BufferRing();
        new Thread(() -> {
            try {
                for (int i = 1; i <= 3; i++) b.put(i);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        for (int i = 1; i <= 3; i++) {
            assert b.take() == i;
        }
    }
}
