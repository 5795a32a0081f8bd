// verdict: pass

// One slot with while and notifyAll; both consumers get their item.
public class BufferOneSlot {
    private Integer slot;

    synchronized void put(int v) throws InterruptedException {
        while (slot != null) wait();
        slot = v;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (slot == null) wait();
        int v = slot;
        slot = null;
        notifyAll();
        return v;
    }

    public static void main(String[] a) throws InterruptedException {
        BufferOneSlot b = new BufferOneSlot();
        int[] got = new int[2];
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            final int me = i;
            ts[i] = new Thread(() -> {
                try {
                    got[me] = b.take();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            ts[i].start();
        }
        b.put(1);
        b.put(2);
        for (Thread t : ts) t.join();
        assert got[0] + got[1] == 3;
    }
}
