// verdict: assertion

// The writer waits for other writers only and writes while a reader reads.
public class RwForgetsReaders {
    private int readers;
    private boolean writing;
    static volatile int data;

    synchronized void startRead() throws InterruptedException {
        while (writing) wait();
        readers++;
    }

    synchronized void endRead() {
        readers--;
        notifyAll();
    }

    synchronized void startWrite() throws InterruptedException {
        while (writing) wait();
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    public static void main(String[] a) throws InterruptedException {
        RwForgetsReaders rw = new RwForgetsReaders();
        Thread w = new Thread(() -> {
            try {
                rw.startWrite();
                data = data + 1;
                rw.endWrite();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        w.start();
        rw.startRead();
        int first = data;
        int second = data;
        assert first == second;
        rw.endRead();
    }
}
