// verdict: deadlock

// The sender waits for an acknowledgement without a time limit, and the frame may get lost.
public class AbpNoRetry {
    private boolean frame;
    private boolean ack;

    synchronized void receiver() {
        try {
            while (!frame) wait();
        } catch (InterruptedException e) {
            return;
        }
        ack = true;
        notifyAll();
    }

    synchronized void sender() throws InterruptedException {
        boolean lost = jaunt.Verify.getBoolean();
        if (!lost) frame = true;
        notifyAll();
        while (!ack) wait();
    }

    public static void main(String[] a) throws InterruptedException {
        AbpNoRetry line = new AbpNoRetry();
        new Thread(line::receiver).start();
        line.sender();
    }
}
