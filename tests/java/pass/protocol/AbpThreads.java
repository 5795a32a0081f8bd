// verdict: pass

// Sender and receiver as threads; the sender sends again after a time limit, and one frame may get lost.
public class AbpThreads {
    record Frame(int bit, int value) { }

    private Frame frame;
    private int ack = 1;

    synchronized void receiver() {
        int expect = 0;
        int got = 0;
        while (got < 2) {
            try {
                while (frame == null) wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            Frame f = frame;
            frame = null;
            if (f.bit() == expect) {
                assert f.value() == 10 + got;
                got++;
                expect ^= 1;
            }
            ack = f.bit();
            notifyAll();
        }
    }

    synchronized void sender() throws InterruptedException {
        boolean mayLose = true;
        for (int i = 0; i < 2; i++) {
            do {
                if (mayLose && jaunt.Verify.getBoolean()) {
                    mayLose = false;
                } else {
                    frame = new Frame(i, 10 + i);
                    notifyAll();
                }
                wait(5);
            } while (ack != i);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        AbpThreads line = new AbpThreads();
        Thread r = new Thread(line::receiver);
        r.start();
        line.sender();
        r.join();
    }
}
