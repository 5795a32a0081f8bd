// verdict: pass

// Two hydrogen threads and one oxygen thread leave only when the molecule is complete.
public class WaterBond {
    private int h;
    private int o;
    private int molecules;

    synchronized void hydrogen() {
        h++;
        bondOrWait();
    }

    synchronized void oxygen() {
        o++;
        bondOrWait();
    }

    private void bondOrWait() {
        if (h == 2 && o == 1) {
            molecules++;
            notifyAll();
        }
        while (molecules == 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        assert h == 2 && o == 1;
    }

    public static void main(String[] a) {
        WaterBond w = new WaterBond();
        new Thread(w::hydrogen).start();
        new Thread(w::hydrogen).start();
        w.oxygen();
    }
}
