// verdict: pass

// wait gives up all entries of the monitor and takes them back before it returns.
public class SignalReleasedLock {
    public static void main(String[] a) throws InterruptedException {
        int[] box = new int[1];
        Thread t = new Thread(() -> {
            synchronized (box) {
                box[0] = 1;
                box.notifyAll();
                assert box[0] == 1;
            }
        });
        synchronized (box) {
            synchronized (box) {
                t.start();
                while (box[0] == 0) box.wait();
                assert Thread.holdsLock(box);
                box[0] = 2;
            }
            assert Thread.holdsLock(box);
        }
        assert !Thread.holdsLock(box);
        t.join();
    }
}
