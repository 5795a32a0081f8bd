// verdict: race
// property: +race

// put is synchronized, size is not; the read of the counter races with the update.
public class QueueUnsyncRead {
    private int size;

    synchronized void put() {
        size++;
    }

    int size() {
        return size;
    }

    public static void main(String[] a) {
        QueueUnsyncRead q = new QueueUnsyncRead();
        new Thread(q::put).start();
        int n = q.size();
    }
}
