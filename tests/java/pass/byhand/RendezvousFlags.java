// verdict: pass

// Each side remembers its arrival, and waits until the other's is there.
public class RendezvousFlags {
    private int arrived;

    synchronized void meet() {
        arrived++;
        notifyAll();
        while (arrived < 2) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        assert arrived == 2;
    }

    public static void main(String[] a) {
        RendezvousFlags r = new RendezvousFlags();
        new Thread(r::meet).start();
        r.meet();
    }
}
