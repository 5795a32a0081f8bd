// verdict: deadlock

// Two readers want to become the writer, and each waits for the other to stop reading.
public class RwUpgrade {
    private int readers;

    synchronized void startRead() {
        readers++;
    }

    synchronized void upgrade() throws InterruptedException {
        while (readers > 1) wait();
    }

    synchronized void end() {
        readers--;
        notifyAll();
    }

    void session() {
        startRead();
        try {
            upgrade();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        end();
    }

    public static void main(String[] a) {
        RwUpgrade rw = new RwUpgrade();
        new Thread(rw::session).start();
        new Thread(rw::session).start();
    }
}
