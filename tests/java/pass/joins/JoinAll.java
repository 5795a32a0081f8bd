// verdict: pass
// property: +race

// Each thread writes its own field, main reads them after the joins.
public class JoinAll extends Thread {
    private final int in;
    private int out;

    JoinAll(int in) {
        this.in = in;
    }

    @Override
    public void run() {
        out = in * in;
    }

    public static void main(String[] a) throws InterruptedException {
        JoinAll x = new JoinAll(2);
        JoinAll y = new JoinAll(3);
        x.start();
        y.start();
        x.join();
        y.join();
        assert x.out + y.out == 13;
    }
}
