// verdict: pass

// isAlive answers false only after the last action of the thread.
public class JoinPoll {
    static int data;

    public static void main(String[] a) {
        Thread t = new Thread(() -> data = 1);
        assert !t.isAlive();
        t.start();
        while (t.isAlive()) Thread.onSpinWait();
        assert data == 1;
    }
}
