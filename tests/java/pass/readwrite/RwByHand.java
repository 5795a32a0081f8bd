// verdict: pass
// property: +race

// A read-write lock by hand that prefers writers; readers never see half of an update.
public class RwByHand {
    private int readers;
    private boolean writing;
    private int writersWaiting;

    synchronized void lockRead() throws InterruptedException {
        while (writing || writersWaiting > 0) wait();
        readers++;
    }

    synchronized void unlockRead() {
        readers--;
        notifyAll();
    }

    synchronized void lockWrite() throws InterruptedException {
        writersWaiting++;
        while (writing || readers > 0) wait();
        writersWaiting--;
        writing = true;
    }

    synchronized void unlockWrite() {
        writing = false;
        notifyAll();
    }

    static int x;
    static int y;

    public static void main(String[] a) throws InterruptedException {
        RwByHand rw = new RwByHand();
        Runnable read = () -> {
            try {
                rw.lockRead();
                assert x == y;
                rw.unlockRead();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(read).start();
        new Thread(read).start();
        rw.lockWrite();
        x++;
        y++;
        rw.unlockWrite();
    }
}
