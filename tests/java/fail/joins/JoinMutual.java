// verdict: deadlock

// Two threads join each other.
public class JoinMutual extends Thread {
    private Thread other;

    @Override
    public void run() {
        try {
            other.join();
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    public static void main(String[] a) {
        JoinMutual p = new JoinMutual();
        JoinMutual q = new JoinMutual();
        p.other = q;
        q.other = p;
        p.start();
        q.start();
    }
}
