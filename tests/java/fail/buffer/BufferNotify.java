// verdict: deadlock

// One slot, one wait set and notify; a consumer that should wake the producer wakes the other consumer.
public class BufferNotify {
    private Integer slot;

    synchronized void put(int v) throws InterruptedException {
        while (slot != null) wait();
        slot = v;
        notify();
    }

    synchronized int take() throws InterruptedException {
        while (slot == null) wait();
        int v = slot;
        slot = null;
        notify();
        return v;
    }

    public static void main(String[] a) throws InterruptedException {
        BufferNotify b = new BufferNotify();
        Runnable consumer = () -> {
            try {
                b.take();
            } catch (InterruptedException e) {
                return;
            }
        };
        new Thread(consumer).start();
        new Thread(consumer).start();
        b.put(1);
        b.put(2);
    }
}
