// verdict: pass

// Two readers are inside at the same time and meet there; an exclusive lock would block them.
public class RwReadersTogether {
    private int readers;
    private int met;

    synchronized void lockRead() {
        readers++;
        met = Math.max(met, readers);
        notifyAll();
    }

    synchronized void meet() throws InterruptedException {
        while (met < 2) wait();
    }

    synchronized void unlockRead() {
        readers--;
    }

    public static void main(String[] a) throws InterruptedException {
        RwReadersTogether rw = new RwReadersTogether();
        Thread t = new Thread(() -> {
            try {
                rw.lockRead();
                rw.meet();
                rw.unlockRead();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        rw.lockRead();
        rw.meet();
        rw.unlockRead();
        t.join();
        assert rw.readers == 0;
    }
}
