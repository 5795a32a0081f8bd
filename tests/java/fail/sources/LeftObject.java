// verdict: assertion

/** A thread has an object for itself, as it seems while another one comes to it only after its end. */
public class LeftObject {
    static Box box;
    static final Object lock = new Object();

    static class Box {
        int p;
    }

    public static void main(String[] args) throws InterruptedException {
        box = new Box();
        Thread owner = new Thread(() -> box.p += 2);
        Thread late = new Thread(() -> {
            synchronized (lock) {
                box.p = 0;
            }
        });
        owner.start();
        late.start();
        owner.join();
        late.join();
        assert box.p == 0;
    }
}
